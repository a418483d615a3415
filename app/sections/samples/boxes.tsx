import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";
import { materialOf } from "../../../facts/products/materials.ts";
import { type SampleBox as BoxKey, sampleBoxes, sampleBoxMaterials } from "../../../facts/products/samples.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./samples.module.css";

type BoxesWords = Localised<Content<"samples">>["boxes"];

/** The box with most colours is the widest. */
const widths = { wood: 100, fenix: 140, melatop: 140, painted: 100 } as const satisfies Record<BoxKey, number>;

/** Choose a box: what it is about, what lies in it, and the way to order it. */
export function Boxes({ words, pictures }: { words: BoxesWords; pictures: Record<BoxKey, ShownShot> }) {
	return (
		<section id="boxes">
			<Wall>
				<Panel width={240} flavour="night" className={styles.head}>
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
				</Panel>
				{sampleBoxes.map((box) => (
					<Panel key={box} width={widths[box]} as="article" className={styles.box}>
						<Table box={box} picture={pictures[box]} />
						<div className={styles.about}>
							<h3>{words.each[box].name}</h3>
							<p>
								<Sentence text={words.each[box].text} />
							</p>
							<Paragraphs texts={words.contents[box]} />
							<div className={styles.holds}>
								<p>{words.holds}</p>
								<ul>
									{sampleBoxMaterials[box].map((key) => (
										<li key={key}>{materialOf(key).name}</li>
									))}
								</ul>
							</div>
							<ActionList actions={[words.each[box].order]} />
						</div>
					</Panel>
				))}
				<Panel width={240} className={styles.note}>
					<p>
						<Sentence text={words.note} />
					</p>
				</Panel>
			</Wall>
		</section>
	);
}

/** The box on its table. */
function Table({ box, picture }: { box: BoxKey; picture: ShownShot }) {
	const width = widths[box];
	return (
		<div id={box} className={styles.photo}>
			<Shot
				shot={picture}
				phone={{ width: "100vw" }}
				desktop={{ width: width === 140 ? "58vw" : "42vw", ratio: width === 140 ? 1.75 : 1.25 }}
			/>
		</div>
	);
}
