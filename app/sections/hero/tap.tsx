import styles from "./tap.module.css";
import drawing from "./tap.svg";

/** A brass tap from the front; its height comes from the style sheet of its parent. */
export function Tap({ className }: { className: string | undefined }) {
	return <img className={`${styles.tap} ${className}`} src={drawing} alt="" />;
}
