import { readContent } from "../../content/read-content.ts";
import { analyticsOptOut } from "../../facts/site/browser-storage.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const en = readContent("exclude", "en");
const nl = readContent("exclude", "nl");

test("staff keep this device out of the analytics, and can undo it", async ({ page, pageErrors }) => {
	const flag = () => page.evaluate((key) => localStorage.getItem(key), analyticsOptOut.key);
	await page.goto("/exclude");
	await hydrated(page);
	await expect(page.getByText(nl.flag.counted)).toBeVisible();
	await page.getByRole("button", { name: nl.flag.ignore }).click();
	await expect(page.getByText(nl.flag.ignored)).toBeVisible();
	expect(await flag()).toBe("true");

	await page.reload();
	await hydrated(page);
	await page.getByRole("button", { name: nl.flag.count }).click();
	await expect(page.getByText(nl.flag.counted)).toBeVisible();
	expect(await flag()).toBeNull();
	expect(pageErrors).toEqual([]);
});

test("a browser without storage gets a message", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("denied", "SecurityError");
			},
		});
	});
	await page.goto("/en/exclude");
	await hydrated(page);
	await expect(page.getByText(en.flag.whenBlocked)).toBeVisible();
	await expect(page.locator("main").getByRole("button")).toHaveCount(0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the page states that it needs scripts", async ({ page }) => {
		await page.goto("/exclude");
		// Playwright's search for text passes noscript over.
		const plain = page.locator("main noscript p");
		await expect(plain).toBeVisible();
		await expect(page.getByText(nl.flag.unknown)).toBeHidden();
		await expect(page.locator("main").getByRole("button")).toHaveCount(0);
	});
});
