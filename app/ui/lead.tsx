import styles from "./lead.module.css";
import { type Prose, Sentence } from "./sentence.tsx";

/** The introductory sentence under a heading. */
export function Lead({ text }: { text: Prose }) {
	return (
		<p className={styles.lead}>
			<Sentence text={text} />
		</p>
	);
}
