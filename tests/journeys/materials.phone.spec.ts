import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const enMaterials = readContent("materials", "en");
const nlMaterials = readContent("materials", "nl");

const partsOf = (page: Page) => ({
	shown: page.locator("main [aria-live]"),
	pair: page.locator("section:has(> #compare)"),
	swatch: (name: string) => page.locator("main li").getByRole("link", { name, exact: true }),
});

test("the last two colours that were tapped stand side by side, and the visitor stays in place", async ({
	page,
	pageErrors,
}) => {
	await page.goto("/materialen");
	await hydrated(page);
	const { shown, pair, swatch } = partsOf(page);
	await expect(shown).toContainText(`Tabasco ${nlMaterials.compare.joint} Warm Oak`);
	await swatch("Blueberry").click();
	await expect(page).toHaveURL("/materialen?a=blueberry&b=tabasco");
	await swatch("Mint").evaluate((link) => link.scrollIntoView({ block: "center" }));
	const before = await page.evaluate(() => scrollY);
	await swatch("Mint").click();
	await expect(page).toHaveURL("/materialen?a=mint&b=blueberry");
	await expect(shown).toContainText(`Mint ${nlMaterials.compare.joint} Blueberry`);
	await expect(swatch("Mint")).toHaveAttribute("aria-current", "true");
	await expect(swatch("Blueberry")).toHaveAttribute("aria-current", "true");
	expect(await page.evaluate(() => scrollY)).toBe(before);
	await page.getByRole("link", { name: nlMaterials.compare.enlarge }).click();
	await expect(pair).toBeInViewport();
	expect(pageErrors).toEqual([]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a swatch leads to a page that shows the pair", async ({ page }) => {
		await page.goto("/en/materials?a=walnut&b=mint");
		const { shown, pair, swatch } = partsOf(page);
		await expect(shown).toContainText(`Walnut ${enMaterials.compare.joint} Mint`);
		await swatch("Honey").click();
		await expect(page).toHaveURL("/en/materials?a=honey&b=walnut#compare");
		await expect(shown).toContainText(`Honey ${enMaterials.compare.joint} Walnut`);
		await expect(pair).toBeInViewport();
	});
});
