/** Where the time of the last press is kept for the document that it leads to. */
export const pressKey = "pressed-at";

/**
 * Runs in the page before anything else; it may use nothing from outside itself. Notes when the pointer was released, by
 * the clock that all documents share.
 */
export function notePress(key: string): void {
	const note = (event: Event) => localStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
	addEventListener("pointerup", note, { capture: true, once: true });
}

/**
 * Runs in the page that was led to: how long after the press it was first painted with content, or null as long as it
 * was not. A page that was prepared is painted when it is shown.
 */
export function timeToShow(key: string): number | null {
	const paint = performance.getEntriesByName("first-contentful-paint")[0];
	return paint ? performance.timeOrigin + paint.startTime - Number(localStorage.getItem(key)) : null;
}
