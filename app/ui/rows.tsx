import styles from "./rows.module.css";
import { type Prose, Sentence } from "./sentence.tsx";

type RowsProps = {
	rows: readonly { term: string; text: Prose }[];
	/** Side by side where there is room. */
	columns?: boolean;
};

/** Terms and descriptions, one per line. */
export function Rows({ rows, columns = false }: RowsProps) {
	return (
		<dl className={columns ? styles.columns : styles.rows}>
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
