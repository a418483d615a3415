import { readContent } from "../../content/read-content.ts";
import { describeMix } from "../../mixer/describe-mix.ts";
import { type Mix, openingMix } from "../../mixer/mix.ts";
import { serializeLink } from "../../mixer/mix-link.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { addressOf, partsOf } from "../support/browser/mixer-page.ts";

const nlKitchenWords = readContent("kitchen-words", "nl");
const nl = readContent("mixer", "nl");

const sentenceOf = (mix: Mix) => describeMix(mix, { ...nlKitchenWords, ...nl.describe }, "nl");

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
