import { useState } from "react";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Rows } from "../../ui/rows.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./before-after.module.css";

type BeforeAfterProps = {
	words: { heading: string; slider: string; rows: readonly { term: string; text: string }[] };
	/** The same kitchen from the same camera, each with a word on it. */
	pair: readonly { shot: ShownPicture; caption: string }[];
};

/** A kitchen with other fronts on either side of a line that can be moved. Without scripts: two pictures. */
export function BeforeAfter({ words, pair }: BeforeAfterProps) {
	const [line, setLine] = useState(50);
	return (
		<Wall>
			<Panel width={240} bare>
				<div className={styles.view} style={{ "--line": line / 100 }}>
					{pair.map(({ shot, caption }) => (
						<figure key={caption} className={styles.picture}>
							<Shot shot={shot} phone={{ width: "100vw", ratio: 4 / 3 }} desktop={{ width: "100vw", ratio: 2 }} />
							<figcaption>{caption}</figcaption>
						</figure>
					))}
					<input
						type="range"
						min={0}
						max={100}
						value={line}
						onChange={(event) => setLine(event.target.valueAsNumber)}
						aria-label={words.slider}
						className={styles.slider}
					/>
				</div>
			</Panel>
			<TextPanel width={240} heading={words.heading} texts={[]}>
				<Rows columns rows={words.rows} />
			</TextPanel>
		</Wall>
	);
}
