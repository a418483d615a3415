import type { Words } from "../../../../content/words.ts";
import { frontGeometry } from "../../../../facts/products/fronts.ts";
import paper from "../../../ui/paper.module.css";
import type { ShownPicture } from "../../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../../ui/wall.tsx";
import { PicturePanel } from "../../shared/picture-panel.tsx";
import { TextPanel } from "../../shared/text-panel.tsx";
import styles from "./frame-cross-section.module.css";

type FrameWords = Words<"framed">["signature"];
type FrameCrossSectionProps = { words: FrameWords; picture: ShownPicture };

/** Framed: a drawing of the front sawn through, with the height of its frame, beside the real corner. */
export function FrameCrossSection({ words, picture }: FrameCrossSectionProps) {
	return (
		<Wall>
			<PicturePanel shot={picture} width={60} ratio={0.7} phoneRatio={4 / 3} />
			<Panel width={100} flavour="butter" bare className={paper.paper}>
				<Drawing words={words} />
			</Panel>
			<TextPanel width={80} spread flavour="accent" heading={words.heading} texts={[words.text]} />
		</Wall>
	);
}

/** Drawing units per millimetre. */
const scale = 6;
const { rail, raised } = frontGeometry.framed;
/** Lines of the drawing. Across: left edge, inner edge of the frame, right edge. Down: frame, panel, back. */
const [left, inner, right] = [110, 110 + rail * scale, 600];
const [top, panel, back] = [200, 200 + raised * scale, 340];

function Drawing({ words }: { words: FrameWords }) {
	return (
		<svg className={styles.drawing} viewBox="0 0 640 480" aria-hidden="true">
			<defs>
				<pattern id="section-hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<path d="M0 0v12" stroke="var(--night)" strokeWidth="2.5" />
				</pattern>
			</defs>
			<path
				d={`M${left} ${top}H${inner}V${panel}H${right}l-14 ${(back - panel) / 4} 28 ${(back - panel) / 2} -14 ${(back - panel) / 4}H${left}z`}
				fill="var(--sage)"
			/>
			<path
				d={`M${right} ${panel}H${inner}V${top}H${left}V${back}H${right}`}
				fill="url(#section-hatch)"
				fillOpacity=".35"
				stroke="var(--night)"
				strokeWidth="4"
				strokeLinejoin="round"
			/>
			<path d={`M${inner} ${panel}h${raised * scale * 1.5}`} stroke="var(--night)" strokeWidth="14" opacity=".75" />
			<g stroke="var(--night)" strokeWidth="3" strokeDasharray="10 8">
				<path d={`M${inner - 180} ${top - 120}L${inner + raised * scale * 1.5} ${panel}`} />
			</g>
			<g stroke="var(--night)" strokeWidth="3" fill="none">
				<path d={`M${left - 14} ${top}H50M${left - 14} ${panel}H50`} />
				<path d={`M66 ${top - 40}V${top}m-9-16 9 16 9-16M66 ${panel + 40}V${panel}m-9 16 9-16 9 16`} />
			</g>
			<g className={styles.labels}>
				<text x="66" y={panel + 78} textAnchor="middle">
					{raised / 10} cm
				</text>
				<text x={(left + inner) / 2 + 30} y={top - 16} textAnchor="middle">
					{words.frame}
				</text>
				<text x={(inner + right) / 2 + 60} y={panel - 22} textAnchor="middle">
					{words.centre}
				</text>
				<text x={inner - 196} y={top - 120} textAnchor="end">
					{words.light}
				</text>
				<text x={inner + 20} y={back + 60}>
					{words.shadow}
				</text>
			</g>
			<path d={`M${inner + 50} ${back + 28}L${inner + 40} ${panel + 12}`} stroke="var(--night)" strokeWidth="3" />
		</svg>
	);
}
