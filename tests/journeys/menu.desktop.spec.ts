import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const nlShell = readContent("shell", "nl");

test.use({ baseURL: configuredAddress });

const partsOf = (page: Page) => ({
	opener: page.getByRole("button", { name: nlShell.menu.open }),
	menu: page.locator("nav#menu"),
});

const hasFocus = (page: Page) => page.locator("nav#menu").evaluate((menu) => menu.contains(document.activeElement));

/** The focused element outside the menu, if any. The body stands for the browser's own controls. */
const focusedOutside = (page: Page) =>
	page.locator("nav#menu").evaluate((menu) => {
		const focused = document.activeElement;
		return focused === document.body || menu.contains(focused) ? undefined : focused?.outerHTML;
	});

async function openByKeyboard(page: Page): Promise<void> {
	const { opener, menu } = partsOf(page);
	await opener.focus();
	await page.keyboard.press("Enter");
	// Its fronts come a frame after the menu itself, sooner than any finger.
	await expect(menu.getByRole("button")).toBeVisible();
}

for (const key of ["Tab", "Shift+Tab"]) {
	test(`the menu keeps the focus, however often one presses ${key}`, async ({ page }) => {
		await page.goto("/faq");
		await hydrated(page);
		await openByKeyboard(page);
		const places = await page.locator("nav#menu :is(a, button)").count();
		const outside = new Set<string>();
		for (let press = 0; press < places + 4; press++) {
			await page.keyboard.press(key);
			const focused = await focusedOutside(page);
			if (focused) outside.add(focused);
		}
		expect([...outside]).toEqual([]);
	});
}

test("a menu that was opened before React came keeps the focus once it is there", async ({ page }) => {
	await page.goto("/faq");
	await openByKeyboard(page);
	await hydrated(page);
	await expect(page.locator("main")).toHaveJSProperty("inert", true);
	await page.keyboard.press("Escape");
	await expect(page.locator("main")).toHaveJSProperty("inert", false);
});

test("Escape closes the menu and gives focus back to its button", async ({ page }) => {
	await page.goto("/faq");
	await hydrated(page);
	await openByKeyboard(page);
	await page.keyboard.press("Tab");
	expect(await hasFocus(page)).toBe(true);
	await page.keyboard.press("Escape");
	const { opener, menu } = partsOf(page);
	await expect(menu).toBeHidden();
	await expect(opener).toBeFocused();
});

test("the button inside closes the menu, and the page behind it works again", async ({ page }) => {
	await page.goto("/faq");
	await hydrated(page);
	await openByKeyboard(page);
	const { opener, menu } = partsOf(page);
	await menu.getByRole("button").press("Enter");
	await expect(menu).toBeHidden();
	await expect(opener).toBeFocused();
	await expect(page.locator("[inert]:not([aria-hidden])")).toHaveCount(0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the menu opens, leads on and closes by keyboard", async ({ page }) => {
		await page.goto("/faq");
		await openByKeyboard(page);
		const { opener, menu } = partsOf(page);
		await page.keyboard.press("Tab");
		expect(await hasFocus(page)).toBe(true);
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await expect(opener).toBeFocused();
		await openByKeyboard(page);
		await menu.locator('a[href="/werkwijze"]').press("Enter");
		await expect(page).toHaveURL("/werkwijze");
	});
});
