import type { Locator, Page } from "@playwright/test";
import { formatEuro } from "../../content/format-figure.ts";
import { readContent } from "../../content/read-content.ts";
import { tilePrice } from "../../facts/products/palet.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const nlPalet = readContent("palet", "nl");

const priceOf = (squareMetres: number) => formatEuro(tilePrice(squareMetres), "nl");

const partsOf = (page: Page) => ({
	area: page.getByLabel(nlPalet.calculator.area),
	width: page.getByLabel(nlPalet.calculator.width),
	height: page.getByLabel(nlPalet.calculator.height),
	price: page.locator("output"),
});

/** Key by key over what is there. */
async function write(field: Locator, text: string): Promise<void> {
	await field.press("ControlOrMeta+a");
	await field.pressSequentially(text);
}

test("the price follows what is typed, and the address keeps it", async ({ page, pageErrors }) => {
	await page.goto("/palet");
	await hydrated(page);
	const { area, width, height, price } = partsOf(page);
	await write(area, "1");
	await expect(price).toContainText(priceOf(1));
	await expect(page).toHaveURL("/palet?m2=1");
	await write(width, "240");
	await write(height, "60");
	await expect(page).toHaveURL("/palet?width=240&height=60");
	await expect(price).toContainText(priceOf(1.5));
	await expect(area).toHaveValue("1,5");
	await write(area, "3,2");
	await expect(price).toContainText(priceOf(3.2));
	await expect(width).toHaveValue("");
	await expect(area).toBeFocused();
	expect(pageErrors).toEqual([]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the form is answered by the server, at the same place", async ({ page }) => {
		await page.goto("/palet");
		const { area, price } = partsOf(page);
		await area.fill("7.3");
		await page.getByRole("button", { name: nlPalet.calculator.submit }).first().click();
		await expect(page).toHaveURL("/palet?m2=7.3#calculator");
		await expect(price).toContainText(priceOf(7.3));
		await expect(area).toHaveValue("7,3");
		await expect(area).toBeInViewport();
	});
});
