import { type Finish, isFinish } from "../../../facts/products/sinks-and-taps.ts";

/** The parameter of the address that says in which finish things are drawn (facts/site/pages.ts names it too). */
export const finishParameter = "finish";

/** Shown when the address has no valid finish. */
const defaultFinish: Finish = "brass";

export function parseFinishQuery(query: URLSearchParams): Finish {
	const asked = query.get(finishParameter) ?? "";
	return isFinish(asked) ? asked : defaultFinish;
}
