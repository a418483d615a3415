import type { Finish } from "../../../facts/sinks.ts";
import { taps } from "../../../facts/taps.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import styles from "./faucets-sinks.module.css";
import type { FaucetsWords } from "./finishes.tsx";
import { BoilingTap, StandardTap } from "./taps.tsx";

const looks = {
	standard: { Tap: StandardTap, wall: "sage", worktop: "marble-composite", at: 8 },
	"boiling-water": { Tap: BoilingTap, wall: "tabasco", worktop: "fenix", at: 10 },
} as const;

type TwoTapsProps = { words: FaucetsWords["taps"]; finish: Finish; pictures: Record<string, ShownShot> };

/** Both kinds of tap, large, in the finish that the visitor chose. */
export function TwoTaps({ words, finish, pictures }: TwoTapsProps) {
	return (
		<div>
			<Wall>
				{taps.map((tap) => {
					const { Tap, wall, worktop, at } = looks[tap];
					const picture = pictures[`worktops/tap-${tap}`];
					return (
						<Panel
							key={tap}
							width={120}
							as="article"
							flavour={wall}
							className={picture ? styles.picturedTap : styles.tap}
						>
							<div className={styles.tapText}>
								<p className={styles.name}>{words[tap].name}</p>
								<h2>{words[tap].heading}</h2>
								<p>
									<Sentence text={words[tap].text} />
								</p>
							</div>
							{picture ? (
								<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "22vw" }} />
							) : (
								<>
									<svg className={styles.tapDrawing} viewBox="0 0 34 38" aria-hidden="true">
										<g transform={`translate(${at} 38)`}>
											<Tap finish={finish} />
										</g>
									</svg>
									<Slab worktop={worktop} edge className={styles.tapTop} />
								</>
							)}
						</Panel>
					);
				})}
			</Wall>
		</div>
	);
}
