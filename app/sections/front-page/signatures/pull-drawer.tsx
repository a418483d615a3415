import { useState } from "react";
import type { Words } from "../../../../content/words.ts";
import { Front } from "../../../ui/front/front.tsx";
import { Sentence } from "../../../ui/sentence.tsx";
import { Panel, Wall } from "../../../ui/wall.tsx";
import { Slab } from "../../../ui/worktop/slab.tsx";
import styles from "./pull-drawer.module.css";

type PullDrawerProps = { words: Words<"pull">["signature"] };

const drawers = Array.from({ length: 12 }, (_, position) => position);
/** Of the twelve drawers, the one that can be pulled. */
const pulled = 1;

/** Pull: a run of drawers, of which one can be pulled open. Without scripts it stands open a little. */
export function PullDrawer({ words }: PullDrawerProps) {
	const [open, setOpen] = useState(45);
	return (
		<Wall>
			<Panel width={160} bare className={styles.scene}>
				<Slab worktop="marble-composite" edge className={styles.worktop} />
				<div className={styles.run} aria-hidden="true">
					{drawers.map((position) => (
						<div key={position} className={styles.place} style={{ "--open": position === pulled ? open / 100 : 0 }}>
							{position === pulled && (
								<div className={styles.tray}>
									<p>{words.inside}</p>
								</div>
							)}
							<Front design="pull" material="oak-natural" scaled className={styles.front} />
						</div>
					))}
				</div>
			</Panel>
			<Panel width={80} flavour="accent" spread>
				<h2>{words.heading}</h2>
				<p>
					<Sentence text={words.text} />
				</p>
				<input
					type="range"
					min={0}
					max={100}
					value={open}
					onChange={(event) => setOpen(event.target.valueAsNumber)}
					aria-label={words.drawer}
					className={styles.slider}
				/>
			</Panel>
		</Wall>
	);
}
