import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";

const partsOf = (page: Page) => ({
	area: page.getByLabel("Hoeveel vierkante meter?"),
	width: page.getByLabel("Breedte in cm"),
	height: page.getByLabel("Hoogte in cm"),
	price: page.locator("output"),
});

/** Key by key over what is there. */
async function write(field: Locator, text: string): Promise<void> {
	await field.press("ControlOrMeta+a");
	await field.pressSequentially(text);
}

test("the price follows what is typed, and the address keeps it", async ({ page, troubles }) => {
	await page.goto("/palet");
	await hydrated(page);
	const { area, width, height, price } = partsOf(page);
	await expect(price).toContainText("698,78");
	await write(area, "1");
	await expect(price).toContainText("332,75");
	await expect(page).toHaveURL("/palet?m2=1");
	await write(width, "240");
	await write(height, "60");
	await expect(page).toHaveURL("/palet?width=240&height=60");
	await expect(price).toContainText("499,13");
	await expect(area).toHaveValue("1.5");
	await write(area, "3.2");
	await expect(price).toContainText("1.064,80");
	await expect(width).toHaveValue("");
	await expect(area).toBeFocused();
	expect(troubles).toEqual([]);
});

test("what is typed before the scripts are there is answered once they are", async ({ page }) => {
	await page.goto("/palet");
	const { area, width, height, price } = partsOf(page);
	await width.fill("1500");
	await height.fill("300");
	await hydrated(page);
	await expect(price).toContainText("45 m²");
	await expect(price).toContainText("14.973,75");
	await expect(area).toHaveValue("45");
});

test("an address with a wall opens with its price", async ({ page, troubles }) => {
	await page.goto("/en/palet-en?width=420&height=250");
	await hydrated(page);
	await expect(page.locator("output")).toContainText("€3,493.88");
	await expect(page.getByLabel("Width in cm")).toHaveValue("420");
	expect(troubles).toEqual([]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the form is answered by the server, at the same place", async ({ page }) => {
		await page.goto("/palet");
		const { area, price } = partsOf(page);
		await area.fill("7.3");
		await page.getByRole("button", { name: "Reken uit" }).first().click();
		await expect(page).toHaveURL("/palet?m2=7.3#calculator");
		await expect(price).toContainText("2.429,08");
		await expect(area).toHaveValue("7.3");
		await expect(area).toBeInViewport();
	});
});
