import type { Words } from "../../../content/words.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./fenix.module.css";

type FenixLayersProps = { words: Words<"fenix">["layers"] };

/** The sheet taken apart. */
export function FenixLayers({ words }: FenixLayersProps) {
	return (
		<Panel width={160} flavour="lychee" as="section" className={styles.layers}>
			<h2>{words.heading}</h2>
			<p>
				<Sentence text={words.text} />
			</p>
			<Sheet />
			<ol>
				{words.items.map(({ name, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>
							<Sentence text={text} />
						</p>
					</li>
				))}
			</ol>
		</Panel>
	);
}

/** Three sheets lifted off each other, from above at an angle; the numbers are those of the list. */
function Sheet() {
	return (
		<svg className={styles.sheet} viewBox="0 0 300 300" aria-hidden="true">
			<g stroke="var(--night)" strokeWidth="2" strokeLinejoin="round">
				{[222, 228, 234, 240].map((y) => (
					<path key={y} d={`M150 ${y - 50}l140 50-140 50L10 ${y}z`} fill={y === 240 ? "var(--mocca)" : "#9c7b63"} />
				))}
				<path d="M150 166l140 50-140 50L10 216z" fill="#b8957a" />
				<path d="M150 98l140 50-140 50L10 148z" fill="#5f1420" />
				<path d="M150 92l140 50-140 50L10 142z" fill="var(--cherry)" />
				<path d="M150 18l140 50-140 50L10 68z" fill="var(--frosting)" fillOpacity=".72" />
			</g>
			<path d="M150 30l64 23-84 30-36-13z" fill="#fff" opacity=".55" />
			<g stroke="var(--night)" strokeWidth="1.5" strokeDasharray="3 5">
				<path d="M10 68v148M290 68v148M150 118v24M150 192v24" />
			</g>
			<g className={styles.sheetNumbers} textAnchor="middle">
				<text x="150" y="80" fill="var(--night)">
					1
				</text>
				<text x="150" y="154" fill="var(--oat)">
					2
				</text>
				<text x="150" y="229" fill="var(--night)">
					3
				</text>
			</g>
		</svg>
	);
}
