/** Where the time of the last press is kept for the document that it leads to. */
export const pressKey = "pressed-at";

/**
 * Runs in the page before anything else; it may use nothing from outside itself. Notes when the pointer was released, by
 * the clock that all documents share.
 */
export function notePress(key: string): void {
	// The first look into a storage takes milliseconds, which are not the press's.
	localStorage.getItem(key);
	const note = (event: Event) => localStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
	addEventListener("pointerup", note, { capture: true, once: true });
}

/** Runs in the page: whether this is the one that was led to, painted with content. */
export function isShown(path: string): boolean {
	return (
		location.pathname + location.search === path && performance.getEntriesByName("first-contentful-paint").length > 0
	);
}

/**
 * Runs in the page that was led to, once it is shown: how long after the press it was first painted with content. A page
 * that was prepared is painted when it is shown.
 */
export function timeToShow(key: string): number {
	const [paint] = performance.getEntriesByName("first-contentful-paint");
	return performance.timeOrigin + (paint?.startTime ?? Number.NaN) - Number(localStorage.getItem(key));
}
