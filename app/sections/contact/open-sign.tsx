import type { OpenSign as Sign } from "../../../content/format-open-now.ts";
import type { OpenStatus } from "../../../facts/company/open-now.ts";
import styles from "./open-sign.module.css";

type OpenSignProps = {
	/** What it says whatever the time: for readers without scripts, and until the clock has been read. */
	anyTime: { title: string; detail: string };
	/** How many lines of detail its longest words take. */
	lines: number;
	/** What it says now; unknown until the browser tells. */
	now: { state: OpenStatus["state"]; sign: Sign } | undefined;
};

/** The sign on a studio's door. Its place is as large as its longest words need, so that nothing moves when it turns. */
export function OpenSign({ anyTime, lines, now }: OpenSignProps) {
	const { title, detail } = now?.sign ?? anyTime;
	return (
		// Only a browser knows the time: without scripts this part of the page says something else.
		<div className={styles.sign} data-state={now?.state} data-live="" style={{ "--lines": lines }}>
			<p className={styles.title}>{title}</p>
			<p className={styles.detail}>{detail}</p>
			{now?.sign.saturday && <p className={styles.detail}>{now.sign.saturday}</p>}
		</div>
	);
}
