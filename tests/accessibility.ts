import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds fault with on a page or in a part of it, each with the elements concerned. */
export async function accessibilityFaults(
	page: Page,
	{ within, without = [] }: { within?: string; without?: string[] } = {},
): Promise<string[]> {
	// Only what is wrong, and without a page of its own for frames, of which we have none: that takes a third of the time.
	const axe = new AxeBuilder({ page })
		.options({ resultTypes: ["violations"] })
		.withTags(rules)
		.disableRules(without)
		.setLegacyMode();
	const { violations } = await (within ? axe.include(within) : axe).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
