import { type RefObject, useEffect, useRef } from "react";

/** When a change removes the focused element, focuses this one instead. It needs tabIndex={-1}. */
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
