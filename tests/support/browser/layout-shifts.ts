import type { Page } from "@playwright/test";

/** On a busy machine the first frame may hold half a title, whose other half then moves it. */
const toleratedWhileLoading = 0.06;
/** On a busy machine a typeface may be decoded after the first frame, which moves the page by up to three pixels. */
const tolerated = 0.005;

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Layout shifts without user input so far: their score and elements. */
export function layoutShifts(page: Page): Promise<string[]> {
	return page.evaluate(
		([whileLoading, afterwards]) =>
			new Promise((resolve) => {
				const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
				const loadedAt = navigation?.loadEventStart ?? 0;
				const isNoticed = ({ value, startTime }: Shift) => value > (startTime < loadedAt ? whileLoading : afterwards);
				const describe = ({ value, sources }: Shift) => {
					const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
					return `${value.toFixed(3)}: ${moved.join(", ")}`;
				};
				const observer = new PerformanceObserver((list) => {
					const shifts = list.getEntries() as Shift[];
					resolve(shifts.filter(isNoticed).map(describe));
				});
				observer.observe({ type: "layout-shift", buffered: true });
				// Buffered entries arrive in the next task, or not at all.
				requestAnimationFrame(() => setTimeout(() => resolve([])));
			}),
		[toleratedWhileLoading, tolerated] as const,
	);
}
