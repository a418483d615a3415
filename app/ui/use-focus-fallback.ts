import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the focus goes when what had it is gone because something changed: here, instead of to the top of the page. The
 * element must be able to take it (tabIndex -1).
 */
export function useFocusFallback<Place extends HTMLElement>(changed: unknown): RefObject<Place | null> {
	const place = useRef<Place>(null);
	const before = useRef(changed);
	useEffect(() => {
		if (before.current === changed) return;
		before.current = changed;
		if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
	}, [changed]);
	return place;
}
