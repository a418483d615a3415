import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation inside the site, focus goes to the new page (or to the element that the hash names) and
 * its title is read out, as a browser does by itself when it loads a page.
 */
export function Announcer({ title }: { title: string }) {
	const { pathname, hash, key } = useLocation();
	const [announced, setAnnounced] = useState("");
	const last = useRef({ key, pathname });

	useEffect(() => {
		if (last.current.key === key) return;
		const samePage = last.current.pathname === pathname;
		last.current = { key, pathname };
		const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
		if (samePage && !named) return;
		focusOn(named ?? document.getElementById("content"));
		if (samePage) return;
		setAnnounced(title);
		// For whoever counts pages (app/third-parties).
		dispatchEvent(new Event("page-shown"));
	}, [key, pathname, hash, title]);

	return (
		<p className="visually-hidden" aria-live="polite" data-announcer>
			{announced}
		</p>
	);
}

function focusOn(element: HTMLElement | null): void {
	if (!element) return;
	if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
	// Scrolling is <ScrollRestoration>'s work.
	element.focus({ preventScroll: true });
}
