import type { Flavour } from "../../../facts/products/materials.ts";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { Prose } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./closing-panel.module.css";

type ClosingPanelProps = {
	words: { heading: string; text: Prose };
	actions: readonly Action[];
	/** Draws all buttons as secondary; the main one is elsewhere on the screen. */
	quiet?: boolean;
	width: 60 | 100 | 120 | 140 | 240;
	flavour: Flavour | "accent";
};

/** A panel with a very large heading and next steps, as at the end of a page. */
export function ClosingPanel({ words, actions, quiet = false, width, flavour }: ClosingPanelProps) {
	return (
		<Panel width={width} flavour={flavour} split={width === 240} className={styles.last} as="section">
			<h2>{words.heading}</h2>
			<div className={styles.foot}>
				{typeof words.text === "string" ? <Lead text={words.text} /> : <Paragraphs texts={words.text} />}
				<ActionList actions={actions} quiet={quiet} />
			</div>
		</Panel>
	);
}
