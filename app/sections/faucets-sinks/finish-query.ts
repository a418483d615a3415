import { type Finish, isFinish } from "../../../facts/products/sinks-and-taps.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

/** The parameter of the address that says in which finish things are drawn. */
export const finishParameter = "finish" satisfies PageParameter<"faucets-sinks">;

/** Shown when the address has no valid finish. */
const defaultFinish: Finish = "brass";

export function parseFinishQuery(query: URLSearchParams): Finish {
	const key = query.get(finishParameter) ?? "";
	return isFinish(key) ? key : defaultFinish;
}
