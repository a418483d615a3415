import { useSearchParams } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * What the query of the address says. Until React has taken over, what the server rendered is right; afterwards the
 * address is, also on hosts that only have the prerendered page.
 */
export function useInAddress<State>(rendered: State, read: (query: URLSearchParams) => State): State {
	const [query] = useSearchParams();
	return useHydrated() ? read(query) : rendered;
}
