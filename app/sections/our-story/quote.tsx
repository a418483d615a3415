import { Panel } from "../../ui/wall.tsx";
import styles from "./our-story.module.css";

/** A sentence as large as its panel. */
export function Quote({ text }: { text: string }) {
	return (
		<Panel width={140} flavour="butter" className={styles.quotePanel}>
			<blockquote className={styles.quote}>
				<p>{text}</p>
			</blockquote>
		</Panel>
	);
}
