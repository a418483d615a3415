import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { describeMix } from "../../mixer/describe-mix.ts";
import { type Mix, openingMix } from "../../mixer/mix.ts";
import { parseLink, serializeLink } from "../../mixer/mix-link.ts";
import { serializeMixQuery } from "../../mixer/mix-query.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const nlKitchenWords = readContent("kitchen-words", "nl");
const nl = readContent("mixer", "nl");

const same = { design: "same", material: "same", colour: undefined } as const;

const partsOf = (page: Page) => ({
	base: page.getByRole("region", { name: nl.form.groups.base }),
	sentence: page.getByRole("main").locator("form [aria-live]"),
	stage: page.getByRole("region", { name: nl.stage.label }),
	undo: page.getByRole("button", { name: nl.tools.undo }),
	redo: page.getByRole("button", { name: nl.tools.redo }),
	note: page.getByText(nl.stage.damaged),
	open: (part: keyof typeof nl.jump) => page.locator(`nav a[href="#${part}"]`).click(),
});

/** The mix in the address. */
const sentenceOf = (mix: Mix) => describeMix(mix, { ...nlKitchenWords, ...nl.describe }, "nl");
const mixOf = (page: Page): Mix => parseLink(new URL(page.url()).searchParams.get("mix") ?? "").mix;
const addressOf = (mix: Mix) => `/mixer?${serializeMixQuery(mix)}`;

test("a choice changes kitchen, sentence and address at once; it can be undone, redone and sent", async ({
	page,
	pageErrors,
}) => {
	await page.goto("/mixer");
	await hydrated(page);
	const { base, sentence, stage, undo, redo, open } = partsOf(page);
	await open("fronts");
	await base.getByRole("radio", { name: "Tabasco" }).check();
	const tabasco: Mix = { ...openingMix, base: { ...openingMix.base, material: "tabasco" } };
	await expect(page).toHaveURL(addressOf(tabasco));
	await expect(sentence).toHaveText(sentenceOf(tabasco));
	await base.getByRole("radio", { name: "Barre" }).check();
	const barre: Mix = { ...tabasco, base: { ...tabasco.base, design: "barre" } };
	await expect(page).toHaveURL(addressOf(barre));
	await expect(stage.locator('[data-design="barre"]').first()).toHaveCSS("color", /rgb/);
	// One drawer at a time.
	await open("plan");
	await expect(base).toBeHidden();
	await page.getByRole("radio", { name: nl.form.plans.island }).check();
	await expect(sentence).toHaveText(sentenceOf({ ...barre, plan: "island" }));
	// The kitchen stays in sight, however far down one chooses.
	await expect(stage).toBeInViewport({ ratio: 0.9 });

	await undo.click();
	await undo.click();
	await expect(page).toHaveURL(addressOf(tabasco));
	await open("fronts");
	await expect(base.getByRole("radio", { name: "Catch" })).toBeChecked();
	await redo.click();
	await expect(page).toHaveURL(addressOf(barre));
	await expect(page.getByLabel(nl.sheet.link)).toHaveValue(new RegExp(`/mixer\\?mix=${serializeLink(barre)}$`));

	await page.reload();
	await expect(sentence).toHaveText(sentenceOf(barre));
	await hydrated(page);
	await open("fronts");
	await expect(base.getByRole("radio", { name: "Barre" })).toBeChecked();
	expect(pageErrors).toEqual([]);
});

test("a colour of one's own means paint, and says what that costs", async ({ page, pageErrors }) => {
	await page.goto(addressOf({ ...openingMix, tall: same, base: { ...openingMix.base, design: "flush" } }));
	await hydrated(page);
	const { base, sentence, undo, open } = partsOf(page);
	await open("fronts");
	await base.getByLabel(nl.form.colour).fill("#5f7152");
	await expect(base.getByRole("radio", { name: "Painted" })).toBeChecked();
	await expect(sentence).toContainText("#5f7152");
	await expect.poll(() => mixOf(page).base.colour).toBe("#5f7152");
	await expect(page.getByText(nl.costs.lines.paintedCustomColour)).toBeVisible();
	await expect(page.getByRole("link", { name: nl.samples.orders.painted.label })).toBeVisible();
	await expect(page.getByRole("link", { name: nl.costs.guide.label })).toHaveAttribute(
		"href",
		"/prijzen?colour=painted&samples=1#cost-guide",
	);
	await undo.click();
	await expect(sentence).toContainText("Blueberry");
	expect(pageErrors).toEqual([]);
});

test("surprises are steps like any other; kitchens stand side by side", async ({ page, pageErrors }) => {
	await page.goto("/mixer");
	await hydrated(page);
	const { sentence, undo } = partsOf(page);
	const first = await sentence.innerText();
	await page.getByRole("link", { name: nl.tools.keep }).click();
	await expect(page.getByRole("article")).toHaveCount(1);
	await page.getByRole("link", { name: nl.tools.surprise }).click();
	await expect(sentence).not.toHaveText(first);
	const surprised = await sentence.innerText();
	await page.getByRole("link", { name: nl.tools.keep }).click();
	await expect(page.getByRole("article")).toHaveCount(2);
	await page
		.getByRole("link", { name: new RegExp(`^${nl.kept.back}`) })
		.first()
		.click();
	await expect(sentence).toHaveText(first);
	await undo.click();
	await expect(sentence).toHaveText(surprised);
	await expect(page.getByRole("article")).toHaveCount(2);
	await page
		.getByRole("link", { name: new RegExp(`^${nl.kept.remove}`) })
		.first()
		.click();
	await expect(page.getByRole("article")).toHaveCount(1);
	// Where the page has been scrolled to, axe counts what is halfway behind the header as too small to press.
	await page.evaluate(() => scrollTo(0, 0));
	expect(await accessibilityFaults(page)).toEqual([]);
	expect(pageErrors).toEqual([]);
});

test("going back shows the kitchen of the address", async ({ page, pageErrors }) => {
	await page.goto("/mixer");
	await hydrated(page);
	const { base, sentence, open } = partsOf(page);
	await open("fronts");
	await base.getByRole("radio", { name: "Walnut" }).check();
	await expect(page).toHaveURL(/\?mix=/);
	await expect(sentence).toContainText("Walnut");
	const walnut = await sentence.innerText();
	await open("worktop");
	await expect(page).toHaveURL(/#worktop$/);
	await page.getByRole("radio", { name: nlKitchenWords.worktops["marble-composite"] }).first().check();
	await expect(sentence).not.toHaveText(walnut);
	await expect(page).not.toHaveURL(/#worktop$/);
	await page.goBack();
	await expect(sentence).toHaveText(walnut);
	expect(pageErrors).toEqual([]);
});

test("a kitchen that is set aside or taken away by keyboard leaves the focus near", async ({ page }) => {
	await page.goto("/mixer");
	await hydrated(page);
	await page.getByRole("link", { name: nl.tools.keep }).press("Enter");
	await expect(page.getByRole("article")).toHaveCount(1);
	await expect(page.getByRole("link", { name: nl.tools.keep })).toBeFocused();
	await page.getByRole("link", { name: new RegExp(`^${nl.kept.remove}`) }).press("Enter");
	await expect(page.getByRole("article")).toHaveCount(0);
	await expect(page.locator("#kept h2")).toBeFocused();
});

test("a colour picked before the scripts are there is paint, as it is after", async ({ page }) => {
	await page.goto("/mixer");
	const { sentence, open } = partsOf(page);
	await open("fronts");
	await page.locator("input[type=color]").first().fill("#aa3311");
	await hydrated(page);
	await expect(sentence).toContainText("#aa3311", { ignoreCase: true });
});

test("a damaged link gives a kitchen and a note, which goes with the first choice", async ({ page, pageErrors }) => {
	const link = serializeLink({ ...openingMix, plan: "l-shape" });
	const response = await page.goto(`/mixer?mix=${link.slice(0, -4)}&kept=zzz..${link}`);
	expect(response?.status()).toBe(200);
	const { base, sentence, note, open } = partsOf(page);
	await expect(sentence).toHaveText(/./);
	await expect(note).toBeVisible();
	await hydrated(page);
	await expect(note).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(1);
	await open("fronts");
	await base.getByRole("radio", { name: "Walnut" }).check();
	await expect(note).toBeHidden();
	expect(pageErrors).toEqual([]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the form, surprises and keeping work by themselves", async ({ page }) => {
		await page.goto("/mixer");
		const { base, sentence, stage } = partsOf(page);
		const handle = (name: string) => page.locator("summary").getByText(name, { exact: true });
		await handle(nl.jump.fronts).click();
		await base.getByRole("radio", { name: "Cherry" }).check();
		await handle(nl.jump.worktop).click();
		await page.getByRole("radio", { name: nlKitchenWords.sinks.brass }).check();
		await page.getByRole("button", { name: nl.form.submit }).click();
		await expect(sentence).toContainText("Cherry");
		const chosen = await sentence.innerText();
		await page.getByRole("link", { name: nl.tools.keep }).click();
		await expect(page.getByRole("article")).toHaveCount(1);
		await page.getByRole("link", { name: nl.tools.surprise }).click();
		await expect(sentence).not.toHaveText(chosen);
		await expect(page.getByRole("article")).toHaveCount(1);
		await expect(stage).toBeInViewport();
	});
});
