import type { Page } from "@playwright/test";

/** A typeface that is decoded after the first frame, on a busy machine, moves the page by up to three pixels. */
const tolerated = 0.005;

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Layout shifts without user input so far: their score and elements. */
export function layoutShifts(page: Page): Promise<string[]> {
	return page.evaluate(
		(least) =>
			new Promise((resolve) => {
				const describe = ({ value, sources }: Shift) => {
					const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
					return `${value.toFixed(3)}: ${moved.join(", ")}`;
				};
				const observer = new PerformanceObserver((list) => {
					const shifts = list.getEntries() as Shift[];
					resolve(shifts.filter(({ value }) => value > least).map(describe));
				});
				observer.observe({ type: "layout-shift", buffered: true });
				// Buffered entries arrive in the next task, or not at all.
				requestAnimationFrame(() => setTimeout(() => resolve([])));
			}),
		tolerated,
	);
}
