import { pageKeys, pathOf } from "../facts/pages.ts";
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
