/** One event that belongs to an interaction, as the browser timed it (Event Timing API). */
export type TimedEvent = {
	/** Events of one interaction (pointerdown, pointerup, click) share it. */
	interaction: string;
	name: string;
	/** From the input to the next frame on the screen, in steps of 8 ms. */
	duration: number;
	/** How long the page was too busy to look at the input. */
	delay: number;
	processing: number;
};

/** What the browser does not tell is quicker than this: its own lower limit. */
export const quickestMs = 16;

/** Where a page that is left leaves its events for the next one, and where the open page has them. */
export const storageKey = "timed-events";

/** Runs in the page before anything else; it may use nothing from outside itself. */
export function recordEvents({ key, quickest }: { key: string; quickest: number }): void {
	const seen: TimedEvent[] = [];
	const note = (entries: PerformanceEntryList) => {
		for (const entry of entries) {
			if (!(entry instanceof PerformanceEventTiming)) continue;
			const { interactionId = 0, name, duration, startTime, processingStart, processingEnd } = entry;
			if (!interactionId) continue;
			seen.push({
				interaction: `${performance.timeOrigin} ${interactionId}`,
				name,
				duration,
				delay: processingStart - startTime,
				processing: processingEnd - processingStart,
			});
		}
	};
	const observers = ["event", "first-input"].map((type) => {
		const observer = new PerformanceObserver((list) => note(list.getEntries()));
		const options: PerformanceObserverInit & { durationThreshold: number } = {
			type,
			buffered: true,
			durationThreshold: quickest,
		};
		observer.observe(options);
		return observer;
	});
	addEventListener("pagehide", () => {
		for (const observer of observers) note(observer.takeRecords());
		sessionStorage.setItem(key, JSON.stringify(seen));
	});
	Object.assign(window, { [key]: seen });
}

/** Runs in the page: all events so far, also those of the page that was left for this one. */
export function recordedEvents(key: string): TimedEvent[] {
	const left: TimedEvent[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
	const here: unknown = Reflect.get(window, key);
	return Array.isArray(here) ? [...left, ...here] : left;
}
