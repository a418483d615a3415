import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** A button that does something on this page; a link that looks like one is in ActionList. */
export function Button(props: Omit<ComponentProps<"button">, "className">) {
	return <button {...props} className={styles.main} />;
}
