import styles from "./hours-table.module.css";

/** Opening hours, a row for each kind of day. */
export function HoursTable({ rows }: { rows: readonly { days: string; hours: string }[] }) {
	return (
		<dl className={styles.hours}>
			{rows.map(({ days, hours }) => (
				<div key={days} className={styles.row}>
					<dt>{days}</dt>
					<dd>{hours}</dd>
				</div>
			))}
		</dl>
	);
}
