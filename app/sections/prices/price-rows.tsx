import type { ReactNode } from "react";
import { Sentence } from "../../ui/sentence.tsx";
import styles from "./prices.module.css";

export type RowWords = { name: string; note: string };

/** Rows of a price list: name, note and amount. */
export function PriceRows({
	rows,
}: {
	rows: readonly (Pick<RowWords, "name"> & Partial<RowWords> & { amount: ReactNode })[];
}) {
	return (
		<dl className={styles.rows}>
			{rows.map(({ name, note, amount }) => (
				<div key={name} className={styles.row}>
					<dt>
						{name}
						{note && (
							<span className={styles.note}>
								<Sentence text={note} />
							</span>
						)}
					</dt>
					<dd className={typeof amount === "string" ? styles.told : undefined}>{amount}</dd>
				</div>
			))}
		</dl>
	);
}
