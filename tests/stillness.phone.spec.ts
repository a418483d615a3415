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

test("a phone that is turned hides nothing of what is being used", async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto("/faq");
	await laidOut(page);
	const search = page.getByRole("searchbox");
	await search.focus();
	await page.setViewportSize({ width: 390, height: 844 });
	const after = await search.evaluate(async (field) => {
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		return { visible: field.checkVisibility({ visibilityProperty: true }), focused: field === document.activeElement };
	});
	expect(after).toEqual({ visible: true, focused: true });
});
