import type { Page } from "@playwright/test";
import { limits } from "../content/check.ts";
import nl from "../content/nl/errors.ts";
import { locales, otherLocale } from "../facts/site/locales.ts";
import { isIndexed, pageKeys, pathOf } from "../facts/site/pages.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { expect, hydrated, laidOut, test } from "./journey.ts";
import { layoutShifts } from "./layout-shifts.ts";
import { typefacesFirst } from "./typefaces-first.ts";

/** Addresses that answered 200 once; every page links to most of the others. */
const resolved = new Set<string>();

/** What a page says whatever the browser: parts that only a browser can know are marked data-live and left out. */
async function readText(page: Page): Promise<string> {
	const show = (shown: boolean) =>
		page.locator("[data-live]").evaluateAll((parts, visible) => {
			for (const part of parts) if (part instanceof HTMLElement) part.style.display = visible ? "" : "none";
		}, shown);
	await laidOut(page);
	await show(false);
	const text = await page.locator("body").innerText();
	await show(true);
	return text;
}

/** Every page of the table in both languages; a new page is swept the moment it has a line there. */
for (const key of pageKeys) {
	for (const locale of locales) {
		const path = pathOf(key, locale);
		test(`${path} is whole`, async ({ page, troubles, browser, baseURL, request }) => {
			await typefacesFirst(page);
			const response = await page.goto(path);
			expect(response?.status()).toBe(200);
			await hydrated(page);
			await laidOut(page);
			expect(await layoutShifts(page), "nothing moves while the page comes up").toEqual([]);

			await expect(page.locator("html")).toHaveAttribute("lang", locale);
			await expect(page.locator("h1")).toHaveCount(1);
			const title = await page.title();
			expect(title.length, title).toBeLessThanOrEqual(limits.title.max);
			expect(title).toContain("NO MORE BORING KITCHENS");
			const description = await page.locator('meta[name="description"]').getAttribute("content");
			expect(description?.length, description ?? "").toBeGreaterThanOrEqual(limits.description.min);
			expect(description?.length, description ?? "").toBeLessThanOrEqual(limits.description.max);
			await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
				"href",
				`http://localhost:3000${path === "/" ? "/" : path}`,
			);
			await expect(page.locator('meta[name="robots"]')).toHaveCount(isIndexed(key) ? 0 : 1);
			await expect(page.locator("a[data-language]")).toHaveAttribute("href", pathOf(key, otherLocale(locale)));

			expect(await accessibilityFaults(page)).toEqual([]);

			const hrefs = await page
				.locator("a[href]")
				.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
			for (const href of new Set(hrefs.filter((href) => href.startsWith("/")))) {
				if (!resolved.has(href)) expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
				resolved.add(href);
				expect(href.startsWith("/en") ? "en" : "nl", `${href} is in the page's language`).toBe(
					href === pathOf(key, otherLocale(locale)) ? otherLocale(locale) : locale,
				);
			}

			const withScripts = await readText(page);
			await page.setViewportSize({ width: 360, height: 740 });
			await laidOut(page);
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow, "sideways scroll at 360 px").toBe(0);
			expect(troubles).toEqual([]);

			const plain = await browser.newContext({
				javaScriptEnabled: false,
				...(baseURL ? { baseURL } : {}),
				viewport: { width: 1440, height: 900 },
			});
			const plainPage = await plain.newPage();
			await plainPage.goto(path);
			// Sections further down are laid out within a second after the first frame.
			await expect.poll(() => readText(plainPage)).toBe(withScripts);
			await plain.close();
		});
	}
}

for (const [path, lang] of [
	["/nope", "nl"],
	["/de/faq", "nl"],
	["/en/nope", "en"],
] as const) {
	test(`${path} is a page that does not exist, and says so`, async ({ page }) => {
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		// It was prepared for whatever path: nothing takes it over.
		await expect(page.locator("script")).toHaveCount(0);
		await expect(page.locator("html")).toHaveAttribute("lang", lang);
		await expect(page.locator("h1")).toHaveText(lang === "en" ? "THIS PAGE DOES NOT EXIST" : nl.notFound.heading);
		await expect(
			page.getByText("Sorry! The page you are looking for does not exist or is no longer available."),
		).toBeVisible();
		await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
		await expect(page.getByRole("link", { name: "GO TO HOMEPAGE" })).toHaveAttribute("href", "/en");
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(errors).toEqual([]);
	});
}
