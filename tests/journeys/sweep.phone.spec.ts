import { expect, test } from "../support/browser/journey.ts";
import { sweepPages } from "../support/browser/sweep.ts";

sweepPages("en");

test("a phone that is turned hides nothing of what is being read", async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto("/prijzen");
	const list = page.locator("#price-list");
	// Recorded inside the page, because these frames are over before a journey could query them.
	const seen = await list.evaluateHandle((part) => {
		const frames: boolean[] = [];
		const look = () => {
			frames.push(part.checkVisibility({ visibilityProperty: true }));
			if (frames.length < 10) requestAnimationFrame(look);
		};
		addEventListener("resize", look, { once: true });
		return frames;
	});
	await page.setViewportSize({ width: 390, height: 844 });
	await expect.poll(() => seen.jsonValue()).toEqual(Array(10).fill(true));
});
