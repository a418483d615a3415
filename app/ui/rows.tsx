import styles from "./rows.module.css";
import { Sentence } from "./sentence.tsx";

/** Terms and what they mean, one per line. */
export function Rows({ rows }: { rows: readonly { term: string; text: string }[] }) {
	return (
		<dl className={styles.rows}>
			{rows.map(({ term, text }) => (
				<div key={term} className={styles.row}>
					<dt>{term}</dt>
					<dd>
						<Sentence text={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}
