import type { Flavour } from "../../../facts/products/materials.ts";
import { type Tap, taps } from "../../../facts/products/sinks-and-taps.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./faucets-sinks.module.css";
import type { FaucetsWords } from "./finishes.tsx";

const walls = { standard: "sage", "boiling-water": "tabasco" } as const satisfies Record<Tap, Flavour>;

type TwoTapsProps = { words: FaucetsWords["taps"]; pictures: Record<Tap, ShownShot> };

/** Both kinds of tap, large. */
export function TwoTaps({ words, pictures }: TwoTapsProps) {
	return (
		<div>
			<Wall>
				{taps.map((tap) => (
					<Panel key={tap} width={120} as="article" flavour={walls[tap]} className={styles.tap}>
						<div className={styles.tapText}>
							<p className={styles.name}>{words[tap].name}</p>
							<h2>{words[tap].heading}</h2>
							<p>
								<Sentence text={words[tap].text} />
							</p>
						</div>
						<Shot shot={pictures[tap]} phone={{ width: "100vw" }} desktop={{ width: "22vw" }} />
					</Panel>
				))}
			</Wall>
		</div>
	);
}
