import { Children, type ReactNode } from "react";
import styles from "./swipe.module.css";

type SwipeProps = {
	/** Panels of a wall. */
	children: ReactNode;
	/** How much of a phone's width each takes, in percent; the next one is cut off by the edge. */
	share?: number;
};

/**
 * Panels that stand on their wall as usual on wide screens, and in one row to be swiped on narrow ones, with a bar
 * below that shows the position.
 */
export function Swipe({ children, share = 80 }: SwipeProps) {
	return (
		<div
			className={styles.swipe}
			style={{ "--share": `${share}%`, "--count": Children.count(children) }}
			data-swipe=""
			// biome-ignore lint/a11y/noNoninteractiveTabindex: Safari does not make scrollable areas focusable by itself
			tabIndex={0}
		>
			{children}
		</div>
	);
}
