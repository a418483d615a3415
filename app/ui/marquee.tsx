import type { ReactNode } from "react";
import styles from "./marquee.module.css";

type MarqueeProps = {
	/** The moving content. It is rendered twice, so nothing in it may have an id. */
	children: ReactNode;
	label?: string | undefined;
	/** How long one copy takes to pass. */
	seconds?: number;
	/** How wide the fade at either edge is, in pixels; narrow screens get less. */
	gradientWidth?: number;
};

/** Endlessly moving content, in CSS alone. It pauses on hover, focus and tap. */
export function Marquee({ children, label, seconds = 20, gradientWidth = 200 }: MarqueeProps) {
	return (
		<section
			className={styles.marquee}
			aria-label={label}
			// Moving content must be stoppable without a mouse (WCAG 2.2.2). A tap can focus it in either case; the keyboard
			// only where a label says what has focus.
			tabIndex={label ? 0 : -1}
			style={{ "--seconds": `${seconds}s`, "--fade": `${gradientWidth}px` }}
		>
			<div className={styles.window}>
				<div className={styles.copy}>{children}</div>
				<div className={styles.copy} aria-hidden="true" inert>
					{children}
				</div>
			</div>
		</section>
	);
}
