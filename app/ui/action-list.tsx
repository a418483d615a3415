import styles from "./action-list.module.css";
import buttons from "./button.module.css";
import { Link } from "./link.tsx";

/** A link or button of the content, with its address. */
export type Action = { label: string; to: string };

type ActionListProps = {
	actions: readonly Action[];
	/** Draws all buttons as secondary; the main one is elsewhere on the screen. */
	quiet?: boolean;
	/** Links only, for where there is no room for a button. */
	plain?: boolean | undefined;
};

/** The next steps that a page offers: the first is a button, the others are links beside it. */
export function ActionList({ actions, quiet = false, plain = false }: ActionListProps) {
	const first = plain ? undefined : actions[0];
	const others = plain ? actions : actions.slice(1);
	return (
		<ul className={styles.list}>
			{first && (
				<li>
					<Link to={first.to} className={quiet ? buttons.other : buttons.main}>
						{first.label}
					</Link>
				</li>
			)}
			{others.map(({ label, to }) => (
				<li key={label}>
					<Link to={to} className={`${styles.link} screen-only`}>
						{label}
					</Link>
				</li>
			))}
		</ul>
	);
}
