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

/** In milliseconds after the press. */
export type Times = {
	/** The page itself is done with its first paint with content. */
	painted: number;
	/** The browser has filled the pixels, and they are on the screen. */
	shown: number;
};

/** Runs in the page that was led to, once it is shown. A page that was prepared is painted when it is shown. */
export function timesSince(key: string): Times {
	const [paint] = performance.getEntriesByName("first-contentful-paint");
	if (!(paint instanceof PerformancePaintTiming)) throw new Error("The page was not painted.");
	const pressed = Number(localStorage.getItem(key)) - performance.timeOrigin;
	return { painted: paint.paintTime - pressed, shown: paint.startTime - pressed };
}
