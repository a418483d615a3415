import { pageKeys, pathOf } from "../facts/site/pages.ts";
import { expect, hydrated, laidOut, test } from "./journey.ts";
import { layoutShifts } from "./layout-shifts.ts";
import { typefacesFirst } from "./typefaces-first.ts";

// On wide screens the sweep looks at it; both languages stand alike.
for (const key of pageKeys) {
	const path = pathOf(key, "nl");
	test(`${path} stands still while it comes up`, async ({ page }) => {
		await typefacesFirst(page);
		await page.goto(path);
		await laidOut(page);
		await hydrated(page);
		expect(await layoutShifts(page)).toEqual([]);
	});
}

test("a phone that is turned hides nothing of what is being read", async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto("/prijzen");
	await laidOut(page);
	const list = page.locator("#price-list");
	// Looked at in the frames that follow, which are over before a journey could ask.
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
