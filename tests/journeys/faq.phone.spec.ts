import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const enFaq = readContent("faq", "en");
const nlFaq = readContent("faq", "nl");

test.use({ baseURL: configuredAddress });

const partsOf = (page: Page) => ({
	field: page.getByRole("searchbox"),
	count: page.getByRole("status"),
	line: (id: string) => page.locator(`[data-question="${id}"] > details`),
	/** Questions that the search has not hidden; their drawer may be closed. */
	shown: page.locator("section:not([hidden]) li[data-question]:not([hidden])"),
});

test("typing shows only what has those words, says how many, and opens what is found in an answer", async ({
	page,
	pageErrors,
}) => {
	await page.goto("/faq");
	const { field, count, line, shown } = partsOf(page);
	const all = await shown.count();
	expect(all).toBeGreaterThanOrEqual(24);
	// What is typed before hydration is kept.
	await field.fill("EPOXY");
	await hydrated(page);
	await expect(count).toHaveText(`1 ${nlFaq.search.one}`);
	await expect(shown).toHaveCount(1);
	await expect(line("marble-composite")).toHaveAttribute("open");
	await expect(page.getByRole("heading", { level: 2, name: nlFaq.groups.buying.heading })).toBeHidden();

	await field.fill("waterpas");
	await expect(line("worktop-measuring")).toBeVisible();
	await expect(line("marble-composite")).toBeHidden();

	await field.fill("zwembad");
	await expect(count).toHaveText(`0 ${nlFaq.search.many}`);
	await expect(page.getByRole("heading", { name: nlFaq.search.nothing.heading })).toBeVisible();
	await expect(
		page.locator("#questions").getByRole("link", { name: nlFaq.search.nothing.action.label }),
	).toHaveAttribute("href", "/contact?subject=question#question");
	await page.getByRole("link", { name: nlFaq.search.nothing.reset }).click();
	await expect(shown).toHaveCount(all);
	await expect(field).toHaveValue("");
	expect(pageErrors).toEqual([]);
});

test("a subject that the search has hidden comes back when somebody goes there", async ({ page, pageErrors }) => {
	await page.goto("/faq");
	await hydrated(page);
	const { field, shown } = partsOf(page);
	const all = await shown.count();
	await field.fill("epoxy");
	await expect(shown).toHaveCount(1);
	await page.getByRole("navigation", { name: nlFaq.search.subjects }).getByRole("link").first().click();
	await expect(shown).toHaveCount(all);
	await expect(field).toHaveValue("");
	expect(pageErrors).toEqual([]);
});

test("an address that was cut off in the middle of a letter shows the page", async ({ page, pageErrors }) => {
	await page.goto("/faq#50%");
	await hydrated(page);
	await expect(page.locator("h1")).toBeVisible();
	expect(pageErrors).toEqual([]);
});

test("a link to a question opens its answer, on arrival and from within the site", async ({ page, pageErrors }) => {
	await page.goto("/faq#faktum");
	const { line } = partsOf(page);
	await expect(line("faktum")).toHaveAttribute("open");
	await expect(line("faktum").locator("summary")).toBeInViewport();
	await page.goto("/fronten?cabinets=other");
	await hydrated(page);
	await page.locator('main a[href="/faq#which-cabinets"]').click();
	await expect(page).toHaveURL("/faq#which-cabinets");
	await expect(line("which-cabinets")).toHaveAttribute("open");
	await expect(line("which-cabinets").locator("summary")).toBeInViewport();
	expect(pageErrors).toEqual([]);
});

test("on paper every answer is open and nothing else is there", async ({ page }) => {
	await page.goto("/faq");
	await page.emulateMedia({ media: "print" });
	await expect(page.locator('[data-question="marble-composite"] p').first()).toBeVisible();
	await expect(page.getByRole("searchbox")).toBeHidden();
	await expect(page.locator("#fit")).toBeHidden();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the search is answered by the server, and a question opens by its link", async ({ page }) => {
		await page.goto("/en/faq");
		const { field, count, line, shown } = partsOf(page);
		await field.fill("epoxy");
		await page.getByRole("button", { name: enFaq.search.button }).click();
		await expect(page).toHaveURL("/en/faq?q=epoxy#questions");
		await expect(count).toHaveText(`1 ${enFaq.search.one}`);
		await expect(shown).toHaveCount(1);
		await expect(line("marble-composite")).toHaveAttribute("open");
		await page.goto("/en/faq#lead-time");
		await expect(line("lead-time")).toHaveAttribute("open");
	});
});
