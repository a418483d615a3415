import { type RefObject, startTransition, useEffect, useMemo, useOptimistic, useRef } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { formToQuery, isEdited } from "./form-fields.ts";
import { changeQuery, type QueryChanges } from "./query-changes.ts";
import { useChangeQuery } from "./use-change-query.ts";

type SetOptions = {
	/** Adds a history entry, so that the back button undoes the change. */
	push?: boolean;
	/** For typing and dragging: browsers limit how often a page may change its address. */
	delayMs?: number;
};

export type SetQuery = (changes: QueryChanges, options?: SetOptions) => void;

type FormOptions<State> = {
	/** A form that shows the state. Values entered in it before hydration are taken over. */
	form: RefObject<HTMLFormElement | null>;
	/** Turns the form's fields into parameters. Without it, each field is a parameter. */
	toParameters?: (fields: URLSearchParams, state: State) => QueryChanges;
};

/**
 * State in the query of the address. Until hydration it is the state that the server rendered, afterwards that of the
 * address, also on hosts that only have the prerendered page. Changes show at once, keep all other parameters,
 * and call no loader (pages with such state export `shouldRevalidate`).
 */
export function useQueryState<State>(
	read: (query: URLSearchParams) => State,
	{ form, toParameters = Object.fromEntries }: Partial<FormOptions<State>> = {},
): readonly [state: State, setQuery: SetQuery, setQueryFromForm: (options?: SetOptions) => void] {
	const address = useCurrentQuery();
	const [query, showChanges] = useOptimistic(address, changeQuery);
	const state = useMemo(() => read(new URLSearchParams(query)), [read, query]);
	const change = useChangeQuery();
	const waiting = useRef<QueryChanges>({});
	const timer = useRef<{ cancel: () => void }>(undefined);

	const setQuery: SetQuery = (changes, { push = false, delayMs = 0 } = {}) => {
		timer.current?.cancel();
		waiting.current = { ...waiting.current, ...changes };
		startTransition(async () => {
			showChanges(changes);
			if (delayMs > 0 && !(await wait(delayMs))) return;
			const all = waiting.current;
			waiting.current = {};
			await change(all, push);
		});
	};

	/** False when cancelled. */
	const wait = (ms: number) =>
		new Promise<boolean>((resolve) => {
			const timeout = setTimeout(resolve, ms, true);
			timer.current = {
				cancel: () => {
					clearTimeout(timeout);
					resolve(false);
				},
			};
		});

	const setQueryFromForm = (options?: SetOptions) => {
		if (form?.current?.checkValidity()) setQuery(toParameters(formToQuery(form.current), state), options);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: only what was entered before hydration
	useEffect(() => {
		if (form?.current && isEdited(form.current)) setQueryFromForm();
		// Going back or forward shows the state of that address: drop writes that are still waiting.
		const cancel = () => {
			timer.current?.cancel();
			waiting.current = {};
		};
		window.addEventListener("popstate", cancel);
		return () => {
			window.removeEventListener("popstate", cancel);
			cancel();
		};
	}, []);

	return [state, setQuery, setQueryFromForm];
}

/** The query that the page shows: the server's until hydration, then that of the address. */
export function useCurrentQuery(): string {
	const { search } = useLocation();
	const initial = useRouteLoaderData<typeof loader>("root")?.query ?? "";
	return useHydrated() ? search : initial;
}
