import { type Finish, isFinish } from "../../../facts/products/sinks-and-taps.ts";

/** The parameter of the address that says in which finish things are drawn (facts/site/pages.ts names it too). */
export const finishParameter = "finish";

/** What an address without a finish, or with one that does not exist, shows. */
const usual: Finish = "brass";

export function finishIn(query: URLSearchParams): Finish {
	const asked = query.get(finishParameter) ?? "";
	return isFinish(asked) ? asked : usual;
}
