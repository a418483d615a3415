import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { amend, change, type History, redo, startHistory, undo } from "../../../mixer/history.ts";
import { frontGroups, type Mix } from "../../../mixer/mix.ts";
import { sameMix } from "../../../mixer/mix-link.ts";
import { fieldNames, parseMixQuery, serializeMixQuery } from "../../../mixer/mix-query.ts";
import { queryOfForm } from "../../ui/query-of-form.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type AskedMix, askedIn } from "./asked-mix.ts";

/** Browsers refuse to rewrite the address for every step of a finger that drags through colours. */
const draggingMs = 250;

/** Marks addresses that follow what was chosen here, apart from links that were followed. */
const own = { mixer: "own" };

/**
 * The kitchen on the page: what the server rendered, then what the address says, and at once what a visitor chooses.
 * The address follows every choice; a link to another kitchen is a step like any other, so that it can be undone.
 */
export function useMixer(rendered: AskedMix, form: RefObject<HTMLFormElement | null>) {
	const { search, state, key } = useLocation();
	const navigate = useNavigate();
	const arrival = useNavigationType();
	const hydrated = useHydrated();
	const asked = useMemo(
		() => (hydrated ? askedIn(new URLSearchParams(search)) : rendered),
		[hydrated, search, rendered],
	);
	/** Undefined as long as nothing was chosen here. */
	const [history, setHistory] = useState<History<Mix>>();
	const dragging = useRef<ReturnType<typeof setTimeout>>(undefined);
	const mix = history?.present ?? asked.mix;
	const last = useRef(mix);

	const write = (next: Mix, wait = 0) => {
		clearTimeout(dragging.current);
		const follow = () => navigate(`?${serializeMixQuery(next, asked.kept)}`, { replace: true, state: own });
		if (wait > 0) dragging.current = setTimeout(follow, wait);
		else follow();
	};
	const step = (next: History<Mix>) => {
		setHistory(next);
		write(next.present);
	};
	const steps = history ?? startHistory(mix);

	const take = (next: Mix | null) => {
		if (next && !sameMix(next, mix)) step(change(steps, next));
	};
	/** Takes over what the form says now. */
	const choose = () => take(form.current && mixIn(form.current, mix));

	/** Takes over a colour while it is being looked for: one step, however long that takes. */
	const paint = (next: Mix) => {
		const goesOn = dragging.current !== undefined;
		setHistory(goesOn ? amend(steps, next) : change(steps, next));
		write(next, draggingMs);
	};

	// Whatever was chosen before React took over would otherwise be lost.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
	useEffect(() => {
		take(form.current && withColours(mixIn(form.current, mix), form.current));
		return () => clearTimeout(dragging.current);
	}, []);

	// Somebody followed a link to another kitchen, or went back to one.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is the new address that counts
	useEffect(() => {
		// Whoever goes back to an address wants its kitchen, also where a choice had written it.
		const isOwn = state?.mixer === own.mixer && arrival !== "POP";
		// What a drag had yet to write would take the place of the kitchen that was asked for.
		if (!isOwn) clearTimeout(dragging.current);
		dragging.current = undefined;
		const { mix: next } = asked;
		if (!isOwn && !sameMix(next, last.current)) {
			setHistory((present) => change(present ?? startHistory(last.current), next));
		}
	}, [key]);

	useEffect(() => {
		last.current = mix;
	});

	return {
		mix,
		kept: asked.kept,
		damaged: asked.damaged && !history,
		choose,
		paint,
		undo: steps.past.length > 0 ? () => step(undo(steps)) : undefined,
		redo: steps.future.length > 0 ? () => step(redo(steps)) : undefined,
		/** How many steps there are, taken or taken back: another surprise for each. */
		steps: steps.past.length + steps.future.length,
	};
}

/** Whoever picked a colour before React took over wants paint, as those after it do. */
function withColours(mix: Mix, form: HTMLFormElement): Mix {
	const painted: Partial<Mix> = {};
	for (const group of frontGroups) {
		const field = form.elements.namedItem(fieldNames[group].colour);
		if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) continue;
		Object.assign(painted, { [group]: { ...mix[group], material: "painted", colour: field.value } });
	}
	return { ...mix, ...painted };
}

function mixIn(form: HTMLFormElement, present: Mix): Mix {
	return parseMixQuery(queryOfForm(form), present).mix;
}
