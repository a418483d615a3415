import { analyticsOptOut } from "../facts/site/browser-storage.ts";
import { expect, hydrated, test } from "./journey.ts";

test("staff keep this device out of the analytics, and can undo it", async ({ page, troubles }) => {
	const flag = () => page.evaluate((key) => localStorage.getItem(key), analyticsOptOut.key);
	await page.goto("/exclude");
	await hydrated(page);
	await expect(page.getByText("Dit apparaat telt mee")).toBeVisible();
	await page.getByRole("button", { name: "Tel mij niet meer mee" }).click();
	await expect(page.getByText("Dit apparaat telt niet mee")).toBeVisible();
	expect(await flag()).toBe("true");

	await page.reload();
	await hydrated(page);
	await page.getByRole("button", { name: "Tel mij weer mee" }).click();
	await expect(page.getByText("Dit apparaat telt mee")).toBeVisible();
	expect(await flag()).toBeNull();
	expect(troubles).toEqual([]);
});

test("a browser that keeps nothing is told so", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("denied", "SecurityError");
			},
		});
	});
	await page.goto("/en/exclude");
	await hydrated(page);
	await expect(page.getByText("This browser doesn't let a site keep anything")).toBeVisible();
	await expect(page.locator("main").getByRole("button")).toHaveCount(0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says what it cannot do", async ({ page }) => {
		await page.goto("/exclude");
		// Playwright's search for text passes noscript over.
		const plain = page.locator("main noscript p");
		await expect(plain).toBeVisible();
		await expect(plain).toContainText("Zonder JavaScript kan deze pagina het vlaggetje niet lezen of zetten.");
		await expect(page.getByText("Even kijken")).toBeHidden();
		await expect(page.locator("main").getByRole("button")).toHaveCount(0);
	});
});
