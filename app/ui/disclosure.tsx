import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = {
	summary: ReactNode;
	children: ReactNode;
	/** Only one of those with the same name is open at a time. */
	name?: string | undefined;
	/** Id of the body: browsers open a closed <details> when a link targets its content. */
	id?: string | undefined;
	/** Whether it is open at first. */
	open?: boolean | undefined;
	/** On wide screens: always open, without a summary line. */
	openOnWideScreens?: boolean;
};

/** A line that opens to show more. The browser's own element: it needs no script, and find-in-page looks inside. */
export function Disclosure({ summary, children, name, id, open, openOnWideScreens }: DisclosureProps) {
	return (
		<details className={styles.disclosure} name={name} open={open} data-wide={openOnWideScreens ? "" : undefined}>
			<summary className={styles.summary}>
				{summary}
				<span className={styles.plus} aria-hidden="true" />
			</summary>
			<div className={styles.body} id={id}>
				{children}
			</div>
		</details>
	);
}
