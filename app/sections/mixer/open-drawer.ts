import type { MouseEvent } from "react";

/** Opens the drawer that a link leads into. Newer browsers do so by themselves. */
export function openDrawer({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
	const drawer = document.querySelector(currentTarget.hash)?.closest("details");
	if (drawer) drawer.open = true;
	// Beside the kitchen the form scrolls in itself; browsers would scroll the page along with it.
	if (!matchMedia("(min-width: 64rem)").matches) return;
	const { scrollY: top } = window;
	setTimeout(() => scrollTo({ top, behavior: "instant" }));
}
