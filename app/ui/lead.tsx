import styles from "./lead.module.css";
import { type Prose, Sentence } from "./sentence.tsx";

/** The sentence under a heading that says what a page or a part is about. */
export function Lead({ text }: { text: Prose }) {
	return (
		<p className={styles.lead}>
			<Sentence text={text} />
		</p>
	);
}
