import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/samples.ts";
import { type Flavour, materialOf } from "../../../facts/materials.ts";
import { type SampleBox as BoxKey, sampleBoxes, sampleBoxMaterials } from "../../../facts/samples.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { SampleBox } from "./sample-box.tsx";
import styles from "./samples.module.css";

type BoxesWords = Localised<typeof nl>["boxes"];

/** The box with most colours is the widest; the table it lies on makes its own colours speak. */
const looks = {
	wood: { width: 100, table: "roquefort" },
	fenix: { width: 140, table: "butter" },
	melatop: { width: 140, table: "blueberry" },
	painted: { width: 100, table: "tuna" },
} as const satisfies Record<BoxKey, { width: 100 | 140; table: Flavour }>;

/** Choose a box: what it is about, what lies in it, and the way to order it. */
export function Boxes({ words, pictures }: { words: BoxesWords; pictures: Record<BoxKey, ShownShot | undefined> }) {
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
					<Panel key={box} width={looks[box].width} as="article" className={styles.box}>
						<Table box={box} lid={words.each[box].lid} picture={pictures[box]} />
						<div className={styles.about}>
							<h3>{words.each[box].name}</h3>
							<p>
								<Sentence text={words.each[box].text} />
							</p>
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
function Table({ box, lid, picture }: { box: BoxKey; lid: string; picture: ShownShot | undefined }) {
	if (!picture) {
		return (
			<div id={box} className={styles.table} data-flavour={looks[box].table}>
				<SampleBox box={box} lid={lid} />
			</div>
		);
	}
	const { width } = looks[box];
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
