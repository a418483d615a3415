import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";
import { type Finish, sinks } from "../../../facts/products/sinks-and-taps.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../heading-panel.tsx";
import styles from "./faucets-sinks.module.css";

export type FaucetsWords = Localised<Content<"faucets-sinks">>;

/** The three finishes, each with a picture of its sink. */
export function Finishes({ words, pictures }: { words: FaucetsWords; pictures: Record<Finish, ShownShot> }) {
	const { opening, finishes } = words;
	return (
		<section>
			<Wall>
				<HeadingPanel heading={opening.heading} texts={opening.body} flavour="night" />
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
