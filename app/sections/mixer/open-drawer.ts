import type { MouseEvent } from "react";

/** Opens the drawer that a link leads into. Newer browsers do so by themselves. */
export function openDrawer({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
	const drawer = document.querySelector(currentTarget.hash)?.closest("details");
	if (drawer) drawer.open = true;
}

/** Leads to the fields of one front. Beside the kitchen only the form scrolls; a link would scroll the page as well. */
export function showSingleFront(event: MouseEvent<HTMLAnchorElement>): void {
	openDrawer(event);
	if (!matchMedia("(min-width: 64rem)").matches) return;
	event.preventDefault();
	document.querySelector("details:has(> #fronts)")?.setAttribute("open", "");
	const { scrollY: top } = window;
	document.querySelector<HTMLSelectElement>("#single select")?.focus();
	scrollTo({ top, behavior: "instant" });
}
