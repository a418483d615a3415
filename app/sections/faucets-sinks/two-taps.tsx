import { Fragment } from "react";
import type { Flavour } from "../../../facts/products/materials.ts";
import { type Tap, taps } from "../../../facts/products/sinks-and-taps.ts";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../picture-panel.tsx";
import styles from "./faucets-sinks.module.css";
import type { FaucetsWords } from "./finishes.tsx";

const walls = { standard: "sage", "boiling-water": "tabasco" } as const satisfies Record<Tap, Flavour>;

type TwoTapsProps = { words: FaucetsWords["taps"]; pictures: Record<Tap, ShownShot> };

/** Both kinds of tap, each beside its picture. */
export function TwoTaps({ words, pictures }: TwoTapsProps) {
	return (
		<div>
			<Wall>
				{taps.map((tap) => (
					<Fragment key={tap}>
						<Panel width={60} as="article" flavour={walls[tap]} className={styles.tap}>
							<p className={styles.name}>{words[tap].name}</p>
							<h2>{words[tap].heading}</h2>
							<p>
								<Sentence text={words[tap].text} />
							</p>
						</Panel>
						<PicturePanel shot={pictures[tap]} width={60} ratio={0.8} phoneRatio={1} />
					</Fragment>
				))}
			</Wall>
		</div>
	);
}
