import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
	/** Draws it as secondary; the main one is elsewhere on the screen. */
	quiet?: boolean;
};

/** A button that does something on this page; a link that looks like one is in ActionList. */
export function Button({ quiet = false, ...button }: ButtonProps) {
	return <button {...button} className={quiet ? styles.other : styles.main} />;
}
