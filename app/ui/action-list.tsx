import styles from "./action-list.module.css";
import { Link } from "./link.tsx";

/** The next steps that a page offers; the first is the main one. */
export function ActionList({ actions }: { actions: readonly { label: string; to: string }[] }) {
	return (
		<ul className={styles.list}>
			{actions.map(({ label, to }, position) => (
				<li key={label}>
					<Link to={to} className={position === 0 ? styles.main : styles.other}>
						{label}
					</Link>
				</li>
			))}
		</ul>
	);
}
