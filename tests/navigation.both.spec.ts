import prices from "../content/nl/prices.ts";
import { expect, hydrated, test } from "./journey.ts";

test("a link inside the site changes the page without loading it anew, from the top, with focus and announcement", async ({
	page,
	troubles,
}) => {
	await page.goto("/faq");
	await hydrated(page);
	await page.evaluate(() => {
		Object.assign(window, { sameDocument: true });
		scrollTo(0, document.body.scrollHeight);
	});
	await page.locator("footer").getByRole("link", { name: "Prijslijst" }).click();
	await expect(page).toHaveURL("/prijzen");
	const title = `${prices.title} | NO MORE BORING KITCHENS`;
	await expect(page).toHaveTitle(title);
	await expect(page.locator("[data-announcer]")).toHaveText(title);
	await expect(page.locator("#content")).toBeFocused();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
	expect(troubles).toEqual([]);
});

test("back and forward keep each page's place", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 500 });
	await page.goto("/faq");
	await hydrated(page);
	await page.evaluate(() => scrollTo(0, 300));
	await page.locator("footer").getByRole("link", { name: "Vacatures" }).dispatchEvent("click");
	await expect(page).toHaveURL("/vacatures");
	await page.goBack();
	await expect(page).toHaveURL("/faq");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test("a hash is scrolled to beneath the sticky header, on first load and after", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 400 });
	await page.goto("/faq#content");
	const header = await page.locator("header").first().boundingBox();
	const target = await page.locator("#content").boundingBox();
	expect(target?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("links are fetched on intent, so that the click needs no new data", async ({ page, isMobile }) => {
	test.skip(isMobile, "touch screens have no hover; they prefetch on touch");
	await page.goto("/faq");
	await hydrated(page);
	const prefetched = page.waitForRequest((request) => request.url().endsWith("/gallery.data"));
	await page.getByRole("navigation").getByRole("link", { name: "Galerij" }).first().hover();
	await prefetched;
});

test("a slow page shows a progress bar after 150 ms, a quick one never", async ({ page }) => {
	await page.goto("/faq");
	await hydrated(page);
	let release = () => {};
	const held = new Promise<void>((done) => {
		release = done;
	});
	await page.route("**/prijzen.data", async (route) => {
		await held;
		await route.continue();
	});
	await page.locator("footer").getByRole("link", { name: "Prijslijst" }).dispatchEvent("click");
	const bar = page.getByRole("progressbar");
	await expect(bar).toBeVisible();
	expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("0.15s");
	release();
	await expect(page).toHaveURL("/prijzen");
	await expect(bar).toHaveCount(0);
});

test("the menu opens and leads on before any script has run", async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		...(baseURL ? { baseURL } : {}),
		viewport: { width: 390, height: 844 },
	});
	const page = await context.newPage();
	await page.goto("/");
	await page.getByText("Menu", { exact: true }).click();
	await page.getByRole("link", { name: "Werkwijze", exact: true }).click();
	await expect(page).toHaveURL("/werkwijze");
	await context.close();
});
