import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { Button } from "../../ui/button.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./exclude.module.css";
import { useOptOut } from "./use-opt-out.ts";

type OptOutSwitchProps = {
	words: Words<"exclude">["flag"];
	/** The panel with the page's heading, beside the front. */
	title: ReactNode;
};

/** Whether this device is counted, and a button to change it. Draws eyes behind the front while it is counted. */
export function OptOutSwitch({ words, title }: OptOutSwitchProps) {
	const [state, change] = useOptOut();
	const why = {
		unknown: words.whenUnknown,
		counted: words.whenCounted,
		ignored: words.whenIgnored,
		blocked: words.whenBlocked,
	};
	const isSwitch = state === "counted" || state === "ignored";
	return (
		<Wall>
			{title}
			<Panel width={120} tall bare>
				<Front design="catch" material={state === "ignored" ? "night" : "honey"} width={30} className={styles.front}>
					{state !== "ignored" && <Eyes />}
				</Front>
			</Panel>
			<Panel width={120} flavour={state === "ignored" ? "mint" : "butter"} as="section" spread>
				<h2 className={styles.heading}>{words.heading}</h2>
				{/* The state is in local storage, so the server cannot render it. */}
				<div className={styles.state} data-live="">
					<div className={styles.message} aria-live="polite" aria-atomic="true">
						<p className={styles.verdict}>{words[state]}</p>
						{/* A new element for each answer: otherwise it would shift when the line above wraps. */}
						<p key={state}>
							<Sentence text={why[state]} />
						</p>
					</div>
					{isSwitch && (
						<Button type="button" onClick={() => change(state === "counted")}>
							{state === "counted" ? words.ignore : words.count}
						</Button>
					)}
					<noscript>
						<p>
							<Sentence text={words.withoutScripts} />
						</p>
					</noscript>
				</div>
			</Panel>
		</Wall>
	);
}

/** Eyes behind the front. */
function Eyes() {
	return (
		<svg className={styles.eyes} viewBox="0 0 60 22" aria-hidden="true">
			<circle cx="17" cy="11" r="8" fill="var(--frosting)" />
			<circle cx="43" cy="11" r="8" fill="var(--frosting)" />
			<circle cx="20" cy="12" r="3.5" fill="var(--night)" />
			<circle cx="46" cy="12" r="3.5" fill="var(--night)" />
		</svg>
	);
}
