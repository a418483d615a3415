import type { ReactNode } from "react";
import styles from "./swipe.module.css";

type SwipeProps = {
	/** Panels of a wall. */
	children: ReactNode;
	/** How much of a phone's width each takes, in percent; the next one peeks in. */
	share: number;
};

/** Panels that stand on their wall as usual on wide screens, and side by side to be swiped on phones. */
export function Swipe({ children, share }: SwipeProps) {
	return (
		<div className={styles.swipe} style={{ "--share": `${share}%` }}>
			{children}
		</div>
	);
}
