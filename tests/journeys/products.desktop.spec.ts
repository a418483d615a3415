import { readContent } from "../../content/read-content.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const enFaucetsSinks = readContent("faucets-sinks", "en");
const nlFaucetsSinks = readContent("faucets-sinks", "nl");

test("sinks and taps are drawn in the finish of the address, by link", async ({ page, pageErrors }) => {
	await page.goto("/kranen-en-spoelbakken");
	await hydrated(page);
	const shown = page.locator("main [aria-live]");
	await expect(shown).toContainText(nlFaucetsSinks.finishes.brass.name);
	await page.getByRole("link", { name: nlFaucetsSinks.finishes.black.name }).click();
	await expect(page).toHaveURL("/kranen-en-spoelbakken?finish=black");
	await expect(shown).toContainText(nlFaucetsSinks.finishes.black.name);
	await expect(page.getByRole("link", { name: nlFaucetsSinks.finishes.black.name })).toHaveAttribute(
		"aria-current",
		"true",
	);
	expect(pageErrors).toEqual([]);
});

test("a sample box leads to the webshop where it is configured, and otherwise to our order form", async ({ page }) => {
	await page.goto(`${configuredAddress}/samples/material-box`);
	await expect(page.locator('main a[href="https://shop.example/wood"]')).toBeVisible();
	await expect(page.locator("#box-wood")).toHaveCount(0);
	await expect(page.locator("#box-melatop")).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a finish is a page that the server renders", async ({ page }) => {
		await page.goto("/en/faucets-sinks");
		await page.getByRole("link", { name: enFaucetsSinks.finishes["stainless-steel"].name }).click();
		await expect(page).toHaveURL("/en/faucets-sinks?finish=stainless-steel");
		await expect(page.locator("main [aria-live]")).toContainText(enFaucetsSinks.finishes["stainless-steel"].name);
	});
});
