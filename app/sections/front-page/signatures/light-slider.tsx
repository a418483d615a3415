import { useState } from "react";
import type { Words } from "../../../../content/words.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { Panel, Wall } from "../../../ui/wall.tsx";
import { Slab } from "../../../ui/worktop/slab.tsx";
import styles from "./light-slider.module.css";

type LightSliderProps = { words: Words<"barre">["signature"] };

/** Barre: a sun that can be moved, and the bars in its light. Without scripts it stands still. */
export function LightSlider({ words }: LightSliderProps) {
	const [light, setLight] = useState(16);
	return (
		<Wall>
			<Panel width={240} bare className="screen-only">
				<div className={styles.lit} style={{ "--light": light / 100 }}>
					<div className={styles.sky}>
						<h2>{words.heading}</h2>
						<p>
							<Sentence text={words.text} />
						</p>
						<input
							type="range"
							min={0}
							max={100}
							value={light}
							onChange={(event) => setLight(event.target.valueAsNumber)}
							aria-label={words.light}
							aria-valuetext={light < 50 ? words.left : words.right}
							className={styles.sun}
						/>
					</div>
					<Slab worktop="marble" edge className={styles.worktop} />
					<div className={styles.bars} aria-hidden="true" />
				</div>
			</Panel>
		</Wall>
	);
}
