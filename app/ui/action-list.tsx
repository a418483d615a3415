import styles from "./action-list.module.css";
import buttons from "./button.module.css";
import { Link } from "./link.tsx";

type ActionListProps = {
	actions: readonly { label: string; to: string }[];
	/** None of them is the main one of its screen. */
	quiet?: boolean;
};

/** The next steps that a page offers; the first is the main one. */
export function ActionList({ actions, quiet = false }: ActionListProps) {
	return (
		<ul className={styles.list}>
			{actions.map(({ label, to }, position) => (
				<li key={label}>
					<Link to={to} className={position === 0 && !quiet ? buttons.main : buttons.other}>
						{label}
					</Link>
				</li>
			))}
		</ul>
	);
}
