import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";
import { type Finish, sinks } from "../../../facts/products/sinks-and-taps.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./faucets-sinks.module.css";

export type FaucetsWords = Localised<Content<"faucets-sinks">>;

/** The three finishes, each with a picture of its sink. */
export function Finishes({ words, pictures }: { words: FaucetsWords; pictures: Record<Finish, ShownShot> }) {
	const { opening, finishes } = words;
	return (
		<section>
			<Wall>
				<Panel width={240} flavour="night" className={styles.head}>
					<h2>{opening.heading}</h2>
					<Paragraphs texts={opening.body} />
				</Panel>
				{sinks.map((finish) => (
					<Panel key={finish} width={80} as="article" className={styles.finish}>
						<Shot
							shot={pictures[finish]}
							phone={{ width: "100vw", ratio: 4 / 3 }}
							desktop={{ width: "34vw", ratio: 4 / 3 }}
						/>
						<div className={styles.finishText}>
							<p className={styles.name}>{finishes[finish].name}</p>
							<h3>{finishes[finish].heading}</h3>
							<p>
								<Sentence text={finishes[finish].text} />
							</p>
						</div>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
