import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { type Found, findQuestions, type Groups, indexQuestions } from "./find-questions.ts";

/** The parameter of the address that holds a search (facts/site/pages.ts names it too). */
export const searchParameter = "q";

type Search = {
	/** Undefined as long as nothing is searched for: everything shows. */
	found: Found | undefined;
	total: number;
	search: (query: string) => void;
	/** Shows everything again, at once. */
	showAll: () => void;
};

/** Follows what is typed. The letter appears first, the questions follow in the next frame. */
export function useQuestionSearch(groups: Groups, rendered: string, input: RefObject<HTMLInputElement | null>): Search {
	const index = useMemo(() => indexQuestions(groups), [groups]);
	const [query, setQuery] = useState(rendered);
	const search = useCallback((typed: string) => startTransition(() => setQuery(typed)), []);
	const showAll = useCallback(() => setQuery(""), []);
	const found = useMemo(() => findQuestions(index, query), [index, query]);

	// What was typed before React took over, or stands in the address of a page that no server rendered.
	useEffect(() => {
		const field = input.current;
		if (!field) return;
		if (field.value === "") field.value = new URLSearchParams(window.location.search).get(searchParameter) ?? "";
		search(field.value);
	}, [input, search]);

	return { found, total: index.length, search, showAll };
}
