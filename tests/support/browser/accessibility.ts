import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe's findings on a page or a part of it, each with its elements. */
export async function accessibilityFaults(
	page: Page,
	{ within, without = [] }: { within?: string; without?: string[] } = {},
): Promise<string[]> {
	await stopMoving(page);
	// Two types of results, and no extra page for frames (we have none): takes a third of the time.
	const axe = new AxeBuilder({ page })
		.options({ resultTypes: ["violations", "incomplete"] })
		.withTags(rules)
		.disableRules(without)
		.setLegacyMode();
	const { violations, incomplete } = await (within ? axe.include(within) : axe).analyze();
	// axe reports text in its background's colour as 'incomplete'; here it is always a fault.
	const unseen = incomplete
		.flatMap(({ nodes }) => nodes)
		.filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"))
		.map(({ html }) => `cannot be seen: ${html}`);
	return [...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`), ...unseen];
}

/** Puts what moves endlessly back to its beginning: which name passes the edge just then would differ from run to run. */
function stopMoving(page: Page): Promise<void> {
	return page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel();
		}
	});
}
