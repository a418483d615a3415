import type { Words } from "../../../content/words.ts";
import { Rows } from "../../ui/rows.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import styles from "./faucets-sinks.module.css";

/** Advice before drilling, and next steps. */
export function BeforeDrilling({ words }: { words: Words<"faucets-sinks"> }) {
	const { before, next } = words;
	return (
		<section>
			<Wall>
				<Panel width={80} flavour="butter" spread>
					<h2>{before.heading}</h2>
					<span className={styles.hole} aria-hidden="true" />
				</Panel>
				<Panel width={160}>
					<Rows rows={before.items.map(({ name, text }) => ({ term: name, text }))} />
				</Panel>
				<ClosingPanel words={next} actions={next.actions} width={240} flavour="blueberry" />
			</Wall>
		</section>
	);
}
