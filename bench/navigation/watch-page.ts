/** Where the time of the last press is kept across documents, and where the open page tells when its heading came. */
export const pressKey = "pressed-at";
export const shownKey = "shown-at";

type Keys = { pressed: string; shown: string };

/**
 * Runs in the page before anything else; it may use nothing from outside itself. Notes when the pointer was released, by
 * the clock that all documents share, and when another main heading than at that moment was on the screen: the frame
 * after the one that drew it has begun by then.
 */
export function watchPage({ pressed, shown }: Keys): void {
	const heading = () => document.querySelector("h1")?.textContent;
	addEventListener(
		"pointerup",
		(event) => {
			const before = heading();
			sessionStorage.setItem(pressed, String(performance.timeOrigin + event.timeStamp));
			const observer = new MutationObserver(() => {
				const now = heading();
				if (now === undefined || now === before) return;
				observer.disconnect();
				requestAnimationFrame(() =>
					requestAnimationFrame((frame) => Object.assign(window, { [shown]: performance.timeOrigin + frame })),
				);
			});
			observer.observe(document, { subtree: true, childList: true, characterData: true });
		},
		{ capture: true, once: true },
	);
}

/** Runs in the page: how long it took from the press to the new heading, or undefined as long as that is not there. */
export function timeToShow({ pressed, shown }: Keys): number | undefined {
	const start = Number(sessionStorage.getItem(pressed));
	const here: unknown = Reflect.get(window, shown);
	if (typeof here === "number") return here - start;
	// Another document: its words are on the screen from its first paint with content.
	const paint = performance.getEntriesByName("first-contentful-paint")[0];
	const end = performance.timeOrigin + (paint?.startTime ?? 0);
	return paint && end > start ? end - start : undefined;
}
