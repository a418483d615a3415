import { Front } from "../../ui/front/front.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./exclude.module.css";
import { useOptOut } from "./use-opt-out.ts";

type Words = {
	heading: string;
	unknown: string;
	counted: string;
	ignored: string;
	blocked: string;
	whenCounted: string;
	whenIgnored: string;
	whenBlocked: string;
	ignore: string;
	count: string;
	withoutScripts: string;
};

/** Whether this device is counted, and a button to change it. */
export function OptOutSwitch({ words }: { words: Words }) {
	const [state, change] = useOptOut();
	const why = { counted: words.whenCounted, ignored: words.whenIgnored, blocked: words.whenBlocked };
	const isSwitch = state === "counted" || state === "ignored";
	return (
		<section>
			<Wall>
				<Panel width={100} className={styles.bare}>
					<Front design="catch" material={state === "ignored" ? "night" : "honey"} width={30} className={styles.front}>
						{state !== "ignored" && <Eyes />}
					</Front>
				</Panel>
				<Panel width={140} flavour={state === "ignored" ? "mint" : "butter"} className={styles.panel}>
					<h2 className={styles.heading}>{words.heading}</h2>
					{/* Only the browser knows the state, so there is none without JavaScript. */}
					<div className={styles.state} data-live="">
						<div className={styles.answer} aria-live="polite" aria-atomic="true">
							<p className={styles.verdict}>{words[state]}</p>
							{state !== "unknown" && <p>{why[state]}</p>}
						</div>
						{isSwitch && (
							<button type="button" className={styles.button} onClick={() => change(state === "counted")}>
								{state === "counted" ? words.ignore : words.count}
							</button>
						)}
						<noscript>
							<p className={styles.plain}>{words.withoutScripts}</p>
						</noscript>
					</div>
				</Panel>
			</Wall>
		</section>
	);
}

/** Eyes behind the front. */
function Eyes() {
	return (
		<svg className={styles.eyes} viewBox="0 0 60 22" aria-hidden="true">
			<circle cx="17" cy="11" r="8" fill="#f7eef0" />
			<circle cx="43" cy="11" r="8" fill="#f7eef0" />
			<circle cx="20" cy="12" r="3.500" fill="#1c1b20" />
			<circle cx="46" cy="12" r="3.500" fill="#1c1b20" />
		</svg>
	);
}
