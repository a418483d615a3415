import { useMatches } from "react-router";
import type { PageHead } from "./page-head.ts";

/** The head of the page that is shown, or undefined on a page that does not exist or broke. */
export function usePageHead(): PageHead | undefined {
	const data = useMatches().at(-1)?.loaderData;
	return hasHead(data) ? data.head : undefined;
}

function hasHead(data: unknown): data is { head: PageHead } {
	return data !== null && typeof data === "object" && "head" in data;
}
