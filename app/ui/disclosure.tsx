import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = {
	summary: ReactNode;
	children: ReactNode;
	/** Of those that share a name, only one is open at a time. */
	name?: string | undefined;
	id?: string | undefined;
};

/** A line that opens to show more. The browser's own element: it needs no script, and find-in-page looks inside. */
export function Disclosure({ summary, children, name, id }: DisclosureProps) {
	return (
		<details className={styles.disclosure} name={name} id={id}>
			<summary className={styles.summary}>
				{summary}
				<span className={styles.plus} aria-hidden="true" />
			</summary>
			<div className={styles.body}>{children}</div>
		</details>
	);
}
