import { cabinets, kitchenSizes } from "../../../facts/kitchen/cabinets.ts";
import { type FrontDesign, frontGeometry } from "../../../facts/products/fronts.ts";
import { materialOf } from "../../../facts/products/materials.ts";
import { showcaseMaterial } from "../shared/showcase-material.ts";
import styles from "./front-cross-section.module.css";

const { own, catch: hole, pull, framed, barre } = frontGeometry;

/** In millimetres: the front's face (on the right, to the room), its back, its top, and where the drawing ends. */
const [face, back] = [62, 62 - cabinets.frontThickness];
const [top, end] = [21, 132];
/** Where Own's knob is, from the top of the drawing. */
const knob = top + own.fromEdge;
const gap = pull.height * 0.3;
const bars = Math.ceil((end - top) / barre.bar);

/** Each front sawn through. Barre is seen from above: from the side, one bar hides the next. */
const sections: Record<FrontDesign, { outline: string; hand: number; from?: number; push?: boolean }> = {
	own: {
		outline: `M${back} ${top}H${face}V${knob - 5}h${own.depth - 12}a12 ${own.knob / 2} 0 0 1 0 10H${face}V${end}H${back}z M${face + own.depth - 12} ${knob - own.knob / 2}a12 ${own.knob / 2} 0 0 1 0 ${own.knob}z`,
		hand: knob,
		from: face + own.depth + 4,
	},
	catch: {
		outline: `M${back} ${top}H${face}v${hole.fromTop}H${back}z M${back} ${top + hole.fromTop + hole.height}H${face}V${end}H${back}z`,
		hand: top + hole.fromTop + hole.height / 2,
		from: back + 4,
	},
	flush: { outline: `M${back} ${top}H${face}V${end}H${back}z`, hand: 74, push: true },
	pull: {
		outline: `M${back} ${top + gap}h${face - back - pull.depth}Q${face - pull.depth} ${top + pull.height} ${face} ${top + pull.height}V${end}H${back}z`,
		hand: top + pull.height * 0.6,
		from: face - pull.depth / 2,
	},
	framed: {
		outline: `M${back} ${top}H${face + framed.raised}v${framed.rail}H${face}V${end}H${back}z`,
		hand: 92,
		push: true,
	},
	barre: {
		outline: `M${back} ${top}H${face - barre.depth}${`c${barre.depth * 1.4} 2 ${barre.depth * 1.4} ${barre.bar - 2} 0 ${barre.bar}`.repeat(bars)}H${back}z`,
		hand: 74,
		push: true,
	},
};

type FrontCrossSectionProps = {
	design: FrontDesign;
	/** Says that it is seen from above. */
	fromAbove: string;
};

/** One front sawn through, with what a hand does to open it. */
export function FrontCrossSection({ design, fromAbove }: FrontCrossSectionProps) {
	const { outline, hand, from = face + 8, push = false } = sections[design];
	const isAbove = design === "barre";
	return (
		<svg
			className={styles.section}
			viewBox="0 0 132 132"
			stroke="var(--night)"
			strokeWidth="2"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			{!isAbove && (
				<path
					fill="var(--frosting)"
					d={`M-2 4H${face + kitchenSizes.worktopOverhang.front}V${top - cabinets.frontGap}H-2`}
				/>
			)}
			<path d={outline} fill={materialOf(showcaseMaterial[design]).colour} />
			<path
				fill="none"
				strokeWidth="4"
				d={push ? `M126 ${hand}H${from + 6}m9-9-9 9 9 9` : `M${from} ${hand}H124m-9-9 9 9-9 9`}
			/>
			{isAbove && (
				<text x="128" y="16" textAnchor="end" fill="var(--night)" stroke="none">
					{fromAbove}
				</text>
			)}
		</svg>
	);
}
