import { type ReactNode, useId } from "react";
import { cabinets } from "../../../facts/kitchen/cabinets.ts";
import { materialOf } from "../../../facts/products/materials.ts";
import { type SteelBuild, type Worktop, worktopColours, worktopThicknessMm } from "../../../facts/products/worktops.ts";
import { randomNumbers } from "../../../facts/random-numbers.ts";
import styles from "./worktops.module.css";

/** A worktop, or one of the steel thicknesses. */
export type Edge = Exclude<Worktop, "stainless-steel"> | SteelBuild;

const thicknessOf = (edge: Edge): number =>
	edge === "solid" || edge === "stacked" || edge === "set"
		? worktopThicknessMm["stainless-steel"][edge]
		: worktopThicknessMm[edge].slab;

/** The size of the drawing. All its measures are in millimetres. */
const view = { width: 96, height: 74 };
const top = 14;
/** Where the worktop begins, where the front hangs, where the cabinet begins. */
const left = { worktop: 18, front: 28, cabinet: 28 + cabinets.frontThickness + 2 };
const ink = "var(--night)";

/** A worktop sawn through at its front edge, in millimetres: the worktop, the front below it and the cabinet behind. */
export function EdgeCrossSection({ edge, measured }: { edge: Edge; measured: boolean }) {
	const id = useId();
	const thick = thicknessOf(edge);
	const under = top + thick;
	return (
		<svg className={styles.section} viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
			<defs>
				<pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<path d="M0 0v3" stroke={ink} strokeWidth=".5" strokeOpacity=".35" />
				</pattern>
			</defs>
			<g stroke={ink} strokeWidth=".5">
				<path d={rectangle(left.cabinet, under, view.width, under + cabinets.sideThickness)} fill={wood} />
				<path d={rectangle(left.cabinet, under, view.width, under + cabinets.sideThickness)} fill={`url(#${id})`} />
				<path
					d={rectangle(left.front, under + cabinets.frontGap, left.front + cabinets.frontThickness, view.height + 2)}
					fill={materialOf("roquefort").colour}
				/>
				<path
					d={rectangle(left.front, under + cabinets.frontGap, left.front + cabinets.frontThickness, view.height + 2)}
					fill={`url(#${id})`}
				/>
				<EdgeLayers edge={edge} thick={thick} />
			</g>
			{measured && <Measure thick={thick} />}
		</svg>
	);
}

const wood = materialOf("multiplex").colour;
const steel = "#c3c7c9";

const rectangle = (x1: number, y1: number, x2: number, y2: number) => `M${x1} ${y1}H${x2}V${y2}H${x1}z`;

/** The inside of the edge. Only the thickness is a fact; the layers are an impression, which the page states. */
function EdgeLayers({ edge, thick }: { edge: Edge; thick: number }): ReactNode {
	const whole = rectangle(left.worktop, top, view.width + 2, top + thick);
	switch (edge) {
		case "solid":
			return <path d={whole} fill={steel} />;
		case "stacked":
			return (
				<>
					<path d={whole} fill={steel} />
					<path d={`M${left.worktop} ${top + thick / 3}h90M${left.worktop} ${top + (thick * 2) / 3}h90`} />
				</>
			);
		case "set":
			return (
				<>
					<path d={whole} fill={wood} stroke="none" />
					<path
						d={`M${view.width + 2} ${top}H${left.worktop}v${thick}h22v-1.5h-20.5v${3 - thick}H${view.width + 2}z`}
						fill={steel}
					/>
					<path d={`M${left.worktop + 22} ${top + thick}H${view.width + 2}`} />
				</>
			);
		case "fenix":
			return (
				<>
					<path d={whole} fill="#4c4a52" />
					<path d={rectangle(left.worktop, top, view.width + 2, top + 1)} fill={ink} />
				</>
			);
		case "marble":
			return (
				<>
					<path d={whole} fill={worktopColours.marble} />
					<path
						d={`M31 ${top}c3 7 9 10 12 ${thick}M58 ${top}c1 8 7 12 6 ${thick}M62 ${top}c4 5 12 9 20 ${thick}`}
						fill="none"
						strokeOpacity=".4"
						strokeWidth=".7"
					/>
				</>
			);
		case "marble-composite":
			return (
				<>
					<path d={whole} fill={worktopColours["marble-composite"]} />
					{grains.map(({ d, fill }) => (
						<path key={fill} d={d} fill={fill} stroke="none" />
					))}
				</>
			);
	}
}

const random = randomNumbers(5);
const between = (low: number, high: number) => low + random() * (high - low);

/** Grains in the cut, in no order. */
const grains = ["#8f8a84", "#cfc7bb", "#ffffff", "#e0c9b4"].map((fill) => ({
	fill,
	d: Array.from({ length: 26 }, () => {
		const x = between(left.worktop + 1, view.width - 1).toFixed(1);
		const y = between(top + 1, top + thicknessOf("marble-composite") - 2.4).toFixed(1);
		const size = between(0.5, 2);
		const sides = [1, -0.4, 0.5, 1, -1, 0.6].map((share) => (size * share).toFixed(1));
		return `M${x} ${y}l${sides.join(" ")}z`;
	}).join(""),
}));

/** The dimension line beside the edge. */
function Measure({ thick }: { thick: number }) {
	const x = 10;
	return (
		<path
			d={`M${x} ${top - 7}V${top}M${x} ${top + thick}v7M${x - 4} ${top}h10M${x - 4} ${top + thick}h10M${x - 1.6} ${top - 3}L${x} ${top}l1.6-3M${x - 1.6} ${top + thick + 3}l1.6-3 1.6 3`}
			fill="none"
			stroke={ink}
			strokeWidth=".6"
		/>
	);
}
