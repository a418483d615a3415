import { readContent } from "../../content/read-content.ts";
import { expect, hydrated, laidOut, test } from "../support/browser/journey.ts";
import { typefacesFirst } from "../support/browser/typefaces-first.ts";

const prices = readContent("prices", "nl");
const nlShell = readContent("shell", "nl");

test("a link inside the site leads to the top of another document", async ({ page, pageErrors }) => {
	await page.goto("/faq");
	await hydrated(page);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.locator('footer a[href="/prijzen"]').click();
	await expect(page).toHaveURL("/prijzen");
	await expect(page).toHaveTitle(`${prices.title} | NO MORE BORING KITCHENS`);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	// A document that has just come: nothing has started on it yet.
	await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
	expect(pageErrors).toEqual([]);
});

test("a page turns into the next one even where its style sheets come late", async ({ page, pageErrors }) => {
	await page.addInitScript(() => {
		addEventListener("pagereveal", async ({ viewTransition }) => {
			await viewTransition?.ready;
			Object.assign(window, { turned: viewTransition !== null });
		});
	});
	await page.goto("/faq");
	// A page that nobody has seen yet does not turn into another.
	const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
	await expect.poll(paints).toBeGreaterThan(0);
	await page.route("**/*.css", async (route) => route.fulfill({ response: await route.fetch() }));
	await page.locator('footer a[href="/prijzen"]').dispatchEvent("click");
	await expect(page).toHaveURL("/prijzen");
	await expect.poll(() => page.evaluate(() => Reflect.get(window, "turned"))).toBe(true);
	expect(pageErrors).toEqual([]);
});

test("back and forward keep each page's place", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 500 });
	await page.goto("/faq");
	await hydrated(page);
	await page.evaluate(() => scrollTo(0, 300));
	await page.locator('footer a[href="/vacatures"]').dispatchEvent("click");
	await expect(page).toHaveURL("/vacatures");
	await page.goBack();
	await expect(page).toHaveURL("/faq");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
	await page.goForward();
	await expect(page).toHaveURL("/vacatures");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a page that is loaded again shows what was being read", async ({ page }) => {
	await page.goto("/prijzen");
	// Well inside what a phone lays out after the first frame.
	const row = page.locator("#price-list h3").nth(3);
	const place = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
	await row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	const before = await place();
	await page.reload();
	await laidOut(page);
	await expect.poll(place).toBe(before);
});

test("a hash is scrolled to beneath the sticky header", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 400 });
	await page.goto("/faq#questions");
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
	const header = await page.locator("header").first().boundingBox();
	const target = await page.locator("#questions").boundingBox();
	expect(target?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
});

for (const part of ["price-list", "cost-guide"]) {
	test(`/prijzen#${part} leads there, and what comes up above it does not move it`, async ({ page }) => {
		await typefacesFirst(page);
		await page.goto(`/prijzen#${part}`);
		const room = await page.evaluate(() =>
			Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
		);
		const box = await page.locator(`#${part}`).boundingBox();
		expect(Math.abs((box?.y ?? 0) - room)).toBeLessThan(2);
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the menu opens and leads on", async ({ page }) => {
		await page.goto("/");
		await page.getByText(nlShell.menu.open, { exact: true }).click();
		await page.locator('#menu a[href="/werkwijze"]').click();
		await expect(page).toHaveURL("/werkwijze");
	});
});
