import type { ReactNode } from "react";
import styles from "./mix-list.module.css";

type MixListProps = {
	rows: readonly (readonly [term: string, text: ReactNode])[];
	/** Short texts at the right, beside long terms. */
	amounts?: boolean;
};

/** Choices and what was chosen, or costs and their amounts, one per line. */
export function MixList({ rows, amounts = false }: MixListProps) {
	return (
		<dl className={styles.list} data-amounts={amounts ? "" : undefined}>
			{rows.map(([term, text]) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
