import styles from "./tap.module.css";
import drawing from "./tap.svg";

/** A brass tap on the worktop, seen from the front; whoever places it says how high it is. */
export function Tap({ className }: { className: string | undefined }) {
	return <img className={`${styles.tap} ${className}`} src={drawing} alt="" />;
}
