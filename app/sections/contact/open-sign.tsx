import type { OpenSign as Sign } from "../../../content/format-open-now.ts";
import type { OpenStatus } from "../../../facts/company/open-now.ts";
import styles from "./open-sign.module.css";

type OpenSignProps = {
	/** Shown without JavaScript and until hydration. */
	anyTime: { title: string; detail: string };
	/** How many lines of detail its longest words take. */
	lines: number;
	/** Shown after hydration. */
	now: { state: OpenStatus["state"]; sign: Sign } | undefined;
};

/** Whether the studio is open. Reserves space for its longest text, so that nothing moves when it changes. */
export function OpenSign({ anyTime, lines, now }: OpenSignProps) {
	const { title, detail } = now?.sign ?? anyTime;
	return (
		// The time is known after hydration.
		<div className={styles.sign} data-state={now?.state} data-live="" style={{ "--lines": lines }}>
			<p className={styles.title}>{title}</p>
			<p className={styles.detail}>{detail}</p>
			{now?.sign.saturday && <p className={styles.detail}>{now.sign.saturday}</p>}
		</div>
	);
}
