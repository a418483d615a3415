import type { OpenSignText } from "../../../content/format-open-now.ts";
import type { OpenStatus } from "../../../facts/company/open-now.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import styles from "./open-sign.module.css";

type OpenSignProps = {
	/** Shown without JavaScript and until hydration. */
	anyTime: { title: string; detail: string };
	/** Shown after hydration. */
	now: { state: OpenStatus["state"]; text: OpenSignText } | undefined;
};

const flavours: Record<OpenStatus["state"], Flavour> = {
	open: "sage",
	"by-appointment": "butter",
	holiday: "lychee",
	closed: "night",
};

/** Whether the studio is open, on a sign that hangs on the door: always as high, so nothing moves when it changes. */
export function OpenSign({ anyTime, now }: OpenSignProps) {
	const { title, detail } = now?.text ?? anyTime;
	return (
		// Known after hydration only. The key replaces the element, since changing text would count as layout shift.
		<div
			key={now?.state}
			className={`screen-only ${styles.sign}`}
			data-flavour={now ? flavours[now.state] : "oat"}
			data-live=""
		>
			<p className={styles.title}>{title}</p>
			<p>
				{detail} <span className={styles.saturday}>{now?.text.saturday}</span>
			</p>
		</div>
	);
}
