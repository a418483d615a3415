// biome-ignore lint/style/noRestrictedImports: it changes the query only, so it cannot leave the page
import { useNavigate } from "react-router";
import { changeQuery, type QueryChanges } from "./query-changes.ts";

/** Changes parameters of the address as it is at that moment. `push` adds a history entry. */
export function useChangeQuery(): (changes: QueryChanges, push: boolean) => Promise<void> {
	const navigate = useNavigate();
	return async (changes, push) => {
		const search = changeQuery(window.location.search, changes);
		await navigate({ search }, { replace: !push, preventScrollReset: true });
	};
}
