import { type RefObject, useRef, useState } from "react";
import { amend, change, type History, redo, startHistory, undo } from "../../../mixer/history.ts";
import type { Mix } from "../../../mixer/mix.ts";
import { sameMix } from "../../../mixer/mix-link.ts";
import { formToQuery } from "../../query-state/form-fields.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type MixerState, mixParameters, readMixerState, readMixForm } from "./mixer-query.ts";

/** After a pause this long, dragging through colours counts as one undo step and one change of the address. */
const draggingMs = 250;

const toParameters = (fields: URLSearchParams, { mix, kept }: MixerState) =>
	mixParameters(readMixForm(fields, mix), kept);

/** The mix of the address, and its changes as steps to undo. A link to another mix is a step too. */
export function useMixer(form: RefObject<HTMLFormElement | null>) {
	const [{ mix, kept, damaged }, setQuery, choose] = useQueryState(readMixerState, { form, toParameters });
	const hydrated = useHydrated();
	const [history, setHistory] = useState<History<Mix>>();
	const paintedAt = useRef(Number.NEGATIVE_INFINITY);
	const steps = history ?? startHistory(mix);

	// Undo steps start after hydration: before it the mix of the address is unknown.
	if (hydrated && !(history && sameMix(history.present, mix))) {
		setHistory(history ? change(history, mix) : steps);
	}

	const goTo = (next: History<Mix>) => {
		setHistory(next);
		setQuery(mixParameters(next.present, kept));
	};

	/** Shows another mix. While somebody drags through colours, all of them are one step. */
	const show = (next: Mix, isDragging = false) => {
		if (!isDragging) {
			goTo(change(steps, next));
			return;
		}
		const now = performance.now();
		setHistory(now - paintedAt.current < draggingMs ? amend(steps, next) : change(steps, next));
		paintedAt.current = now;
		setQuery(mixParameters(next, kept), { delayMs: draggingMs });
	};

	/** Takes over the colour of the form. */
	const paint = () => {
		if (form.current) show(readMixForm(formToQuery(form.current), mix), true);
	};

	return {
		mix,
		kept,
		damaged,
		choose: () => choose(),
		paint,
		show,
		undo: steps.past.length > 0 ? () => goTo(undo(steps)) : undefined,
		redo: steps.future.length > 0 ? () => goTo(redo(steps)) : undefined,
		/** The number of steps, undone ones too; part of the seed of the next surprise. */
		steps: steps.past.length + steps.future.length,
	};
}
