import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages that keep state in the query: their loader's data does not depend on it. */
export function revalidateOnPathChange(args: ShouldRevalidateFunctionArgs): boolean {
	return args.currentUrl.pathname !== args.nextUrl.pathname && args.defaultShouldRevalidate;
}
