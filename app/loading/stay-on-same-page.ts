import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A change of the query alone needs no new words: the page already has them all. */
export function stayOnSamePage({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
