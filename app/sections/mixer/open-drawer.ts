import type { MouseEvent } from "react";

/** Opens the drawer that a link leads into. Newer browsers do so by themselves. */
export function openDrawer({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
	const drawer = document.querySelector(currentTarget.hash)?.closest("details");
	if (drawer) drawer.open = true;
}
