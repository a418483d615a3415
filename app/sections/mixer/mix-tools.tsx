import { maxKeptMixes } from "../../../facts/kitchen/mixer.ts";
import { hashText } from "../../../mixer/hash-text.ts";
import type { Mix } from "../../../mixer/mix.ts";
import { sameMix, serializeLink } from "../../../mixer/mix-link.ts";
import { surprise } from "../../../mixer/surprise.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { useFocusFallback } from "../../ui/use-focus-fallback.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./mix-tools.module.css";
import { mixParameters } from "./mixer-query.ts";
import type { MixerWords } from "./mixer-words.ts";
import smallFront from "./small-front.module.css";

type MixToolsProps = {
	words: MixerWords["tools"];
	mix: Mix;
	kept: readonly Mix[];
	steps: number;
	undo: (() => void) | undefined;
	redo: (() => void) | undefined;
	onSurprise: () => void;
};

/** Actions on the whole mix. Surprise and keep are links, so that they work without JavaScript. */
export function MixTools({ words, mix, kept, steps, undo, redo, onSurprise }: MixToolsProps) {
	const surprised = surprise(mix, hashText(serializeLink(mix)) + steps);
	const isKept = kept.some((one) => sameMix(one, mix));
	const canKeep = !isKept && kept.length < maxKeptMixes;
	const keptAlready = useFocusFallback<HTMLSpanElement>(canKeep);
	return (
		<div className={`${styles.tools} screen-only`}>
			<QueryLink
				set={mixParameters(surprised, kept)}
				onClick={onSurprise}
				className={`${smallFront.front} ${styles.surprise}`}
			>
				{words.surprise}
			</QueryLink>
			<Step label={words.undo} go={undo} d="M9 5 3 11l6 6M4 11h9a6 6 0 0 1 0 12" />
			<Step label={words.redo} go={redo} d="m17 5 6 6-6 6M22 11h-9a6 6 0 0 0 0 12" />
			{canKeep ? (
				<QueryLink set={mixParameters(mix, [...kept, mix])} className={smallFront.front}>
					{words.keep}
				</QueryLink>
			) : (
				// biome-ignore lint/a11y/useSemanticElements: a disabled link, which <a> cannot express
				<span ref={keptAlready} tabIndex={-1} role="link" aria-disabled="true" className={smallFront.front}>
					{words.keep}
					{!isKept && <span className="visually-hidden">. {words.full}</span>}
				</span>
			)}
		</div>
	);
}

/** Undo or redo. Always rendered and focusable, so that nothing moves and the focus is not lost. */
function Step({ label, go, d }: { label: string; go: (() => void) | undefined; d: string }) {
	const ready = useHydrated();
	return (
		<button
			type="button"
			className={`${smallFront.front} ${styles.step}`}
			aria-label={label}
			aria-disabled={go ? undefined : true}
			data-ready={ready ? "" : undefined}
			onClick={go}
		>
			<svg viewBox="0 0 26 26" aria-hidden="true">
				<path d={d} />
			</svg>
		</button>
	);
}
