import type { Page } from "@playwright/test";
import { type Locale, otherLocale } from "../../../facts/site/locales.ts";
import { pageKeys, pathOf } from "../../../facts/site/pages.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { expect, hydrated, laidOut, test } from "./journey.ts";
import { layoutShifts } from "./layout-shifts.ts";
import { typefacesFirst } from "./typefaces-first.ts";

/**
 * Visits every page of the page table. Checks of files (heads, links, markup) are in tests/built; here are those that
 * need a browser. Dutch pages are swept on a wide screen, English ones on a phone.
 */
export function sweepPages(locale: Locale): void {
	for (const key of pageKeys) {
		const path = pathOf(key, locale);
		test(`${path} is whole`, async ({ page, pageErrors, browser, baseURL, viewport }) => {
			await typefacesFirst(page);
			const response = await page.goto(path);
			expect(response?.status()).toBe(200);
			await hydrated(page);
			expect(await layoutShifts(page), "nothing moves while the page comes up").toEqual([]);
			await expect(page.locator("html")).toHaveAttribute("lang", locale);
			await expect(page.locator("h1")).toHaveCount(1);
			const other = otherLocale(locale);
			const switchTarget = `${pathOf(key, other)}?language=${other}`;
			await expect(page.locator("a[data-language]")).toHaveAttribute("href", switchTarget);
			expect(await accessibilityFaults(page)).toEqual([]);
			expect(await brokenWords(page), "words that break in their middle").toEqual([]);

			const withScripts = await readText(page);
			await page.setViewportSize({ width: 360, height: 740 });
			await laidOut(page);
			expect(await hiddenWidth(page), "sideways scroll at 360 px").toBe(0);
			expect(await brokenWords(page), "words that break in their middle at 360 px").toEqual([]);
			expect(pageErrors).toEqual([]);

			const plain = await browser.newContext({
				javaScriptEnabled: false,
				...(baseURL ? { baseURL } : {}),
				...(viewport ? { viewport } : {}),
			});
			const plainPage = await plain.newPage();
			// Words are compared: pictures were fetched with scripts.
			await plainPage.route(/\.(avif|webp|jpg|png)$/, (route) => route.abort());
			await plainPage.goto(path);
			expect(await readText(plainPage)).toBe(withScripts);
			await plain.close();
		});
	}
}

const hiddenWidth = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words of headings and buttons that stand on more than one line. */
const brokenWords = (page: Page) =>
	page.locator("h1, h2, h3, dt, button, summary, main a").evaluateAll((elements) =>
		elements.flatMap((element) => {
			const broken: string[] = [];
			const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s\-–/]+/g)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
					if (lines.size > 1) broken.push(word);
				}
			}
			return broken;
		}),
	);

/** The page's text, the same in every browser. Parts that depend on the browser are marked data-live and left out. */
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
