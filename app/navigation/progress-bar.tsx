import { useNavigation } from "react-router";
import styles from "./progress-bar.module.css";

/** Appears when a page takes longer than 150 ms to arrive; the delay is in the style sheet. */
export function ProgressBar({ label }: { label: string }) {
	const busy = useNavigation().state !== "idle";
	return busy ? <div className={styles.bar} role="progressbar" aria-label={label} /> : null;
}
