import type { Page } from "@playwright/test";
import { shownItems } from "../../content/open-answers.ts";
import { readContent } from "../../content/read-content.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const enFaq = readContent("faq", "en");
const nlFaq = readContent("faq", "nl");
/** The last question: none of its answer is on the first screen. */
const last = Object.values(nlFaq.groups)
	.flatMap(({ questions }) => shownItems(questions))
	.at(-1)?.id;
if (!last) throw new Error("The FAQ has no questions.");

test.use({ baseURL: configuredAddress });

const partsOf = (page: Page) => ({
	field: page.getByRole("searchbox"),
	count: page.getByRole("status"),
	line: (id: string) => page.locator(`[data-question="${id}"] > details`),
	/** Questions that the search has not hidden; their drawer may be closed. */
	shown: page.locator("section:not([hidden]) li[data-question]:not([hidden])"),
});

/** Two words that occur in one answer each and in no question or subject, so that a search finds that answer alone. */
async function wordsOfOneAnswer(page: Page) {
	const answers = await page.locator("li[data-question]").evaluateAll((items) =>
		items.map((item) => ({
			id: item.getAttribute("data-question") ?? "",
			text: [...item.querySelectorAll("p")].map((one) => one.textContent.toLowerCase()).join(" "),
		})),
	);
	const headings = (await page.locator("#questions :is(h2, h3)").allTextContents()).join(" ").toLowerCase();
	const [one, other] = answers.flatMap(({ id, text }) => {
		const word = (text.match(/[a-z]{5,}/g) ?? []).find(
			(word) => !headings.includes(word) && answers.filter((answer) => answer.text.includes(word)).length === 1,
		);
		return word ? [{ id, word }] : [];
	});
	if (!one || !other) throw new Error("No two answers have a word of their own.");
	return [one, other] as const;
}

test("typing shows only what has those words, says how many, and opens what is found in an answer", async ({
	page,
	pageErrors,
}) => {
	await page.goto("/faq");
	const { field, count, line, shown } = partsOf(page);
	const all = await shown.count();
	const [one, other] = await wordsOfOneAnswer(page);
	// What is typed before hydration is kept.
	await field.fill(one.word.toUpperCase());
	await hydrated(page);
	await expect(count).toHaveText(`1 ${nlFaq.search.one}`);
	await expect(shown).toHaveCount(1);
	await expect(line(one.id)).toHaveAttribute("open");
	await expect(page.locator("#questions section:visible")).toHaveCount(1);

	await field.fill(other.word);
	await expect(line(other.id)).toBeVisible();
	await expect(line(one.id)).toBeHidden();

	await field.fill("qqqq");
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
	const [{ word }] = await wordsOfOneAnswer(page);
	await field.fill(word);
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
	await page.goto(`/faq#${last}`);
	const { line } = partsOf(page);
	await expect(line(last)).toHaveAttribute("open");
	await expect(line(last).locator("summary")).toBeInViewport();
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
	await expect(page.locator(`[data-question="${last}"] p`).first()).toBeVisible();
	await expect(page.getByRole("searchbox")).toBeHidden();
	await expect(page.locator("#fit")).toBeHidden();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the search is answered by the server, and a question opens by its link", async ({ page }) => {
		await page.goto("/en/faq");
		const { field, count, line, shown } = partsOf(page);
		const [{ id, word }] = await wordsOfOneAnswer(page);
		await field.fill(word);
		await page.getByRole("button", { name: enFaq.search.button }).click();
		await expect(page).toHaveURL(`/en/faq?q=${word}#questions`);
		await expect(count).toHaveText(`1 ${enFaq.search.one}`);
		await expect(shown).toHaveCount(1);
		await expect(line(id)).toHaveAttribute("open");
		await page.goto(`/en/faq#${last}`);
		await expect(line(last)).toHaveAttribute("open");
	});
});
