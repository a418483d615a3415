import { expect, startedScripts, test } from "../support/browser/journey.ts";

test("a tap starts React, and one on a link does not", async ({ page }) => {
	await page.addInitScript(() => {
		// Idle never comes here, so only an input may start anything.
		window.requestIdleCallback = () => 0;
	});
	await page.goto("/faq");
	await page.locator("header a").first().dispatchEvent("pointerdown");
	expect(await startedScripts(page)).toBe(0);
	await page.getByRole("searchbox").tap();
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
});
