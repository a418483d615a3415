import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const enFitCheck = readContent("fit-check", "en");
const nl = readContent("fit-check", "nl");

test.use({ baseURL: configuredAddress });

const check = (page: Page) => page.locator("#fit");
const choice = (page: Page, name: string) => check(page).getByRole("link", { name: new RegExp(`^${name}`) });

for (const path of ["/fronten", "/keuken-fronten-voor-ikea-keuken", "/faq"]) {
	test(`on ${path} a visitor finds out whether it fits, and stays in place`, async ({ page, pageErrors }) => {
		await page.goto(path);
		await hydrated(page);
		await choice(page, "Faktum").evaluate((link) => link.scrollIntoView({ block: "center" }));
		const before = await page.evaluate(() => scrollY);
		await choice(page, "Faktum").click();
		await expect(page).toHaveURL(`${path}?cabinets=faktum`);
		await expect(check(page).locator("[aria-live]")).toContainText(nl.answers.faktum.heading);
		await expect(choice(page, "Faktum")).toHaveAttribute("aria-current", "true");
		expect(await page.evaluate(() => scrollY)).toBe(before);
		await choice(page, nl.other.model).click();
		await expect(check(page).locator("[aria-live]")).toContainText(nl.answers.other.heading);
		await expect(check(page).locator('a[href="/contact?subject=cabinets#question"]').first()).toBeVisible();
		expect(pageErrors).toEqual([]);
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("each system is a link to its answer, on the same page at the same place", async ({ page }) => {
		await page.goto("/en/fronts");
		await choice(page, "Senti").click();
		await expect(page).toHaveURL("/en/fronts?cabinets=senti#fit");
		await expect(check(page)).toContainText(enFitCheck.answers.senti.heading);
		await expect(check(page)).toBeInViewport();
		await page.goto("/en/fronts?cabinets=wardrobe");
		await expect(check(page)).toContainText(enFitCheck.waiting.heading);
	});
});
