import { readContent } from "../../content/read-content.ts";
import { fieldDefaults, openingMix } from "../../mixer/mix.ts";
import { parseLink, serializeLink } from "../../mixer/mix-link.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { addressOf, partsOf } from "../support/browser/mixer-page.ts";

const enFrontWords = readContent("front-words", "en");
const nlKitchenWords = readContent("kitchen-words", "nl");
const nl = readContent("mixer", "nl");

const same = { design: "same", material: "same", colour: undefined } as const;

test("a front's page hands its design and material over", async ({ page }) => {
	await page.goto("/en/pull-en?material=walnut");
	await page.getByRole("link", { name: enFrontWords.mix.label }).click();
	await expect(page.getByRole("main").locator("form [aria-live]")).toContainText("Walnut");
});

test("one front can be changed alone, and is part of the address", async ({ page }) => {
	await page.goto("/mixer");
	await hydrated(page);
	await page.locator('nav a[href="#fronts"]').click();
	await page.locator("summary").getByText(nl.form.single).click();
	const single = page.getByRole("region", { name: nl.form.single });
	await single.getByLabel(nl.form.pick).selectOption({ index: 2 });
	await single.getByRole("radio", { name: "Cherry" }).check();
	const sentence = page.getByRole("main").locator("form [aria-live]");
	await expect(sentence).toContainText("Cherry");
	await expect(page).toHaveURL(/mix=2/);
	await single.getByRole("button", { name: nl.form.likeRest }).click();
	await expect(sentence).not.toContainText("Cherry");
});

test("on paper the page is the kitchen and the list of what was chosen", async ({ page }) => {
	await page.goto(addressOf(fieldDefaults));
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("header").first()).toBeHidden();
	await expect(page.getByRole("radio", { name: "Tabasco" }).first()).toBeHidden();
	await expect(page.locator("dl").filter({ hasText: nl.form.groups.tall })).toContainText("Oak Natural");
	await expect(page.getByLabel(nl.sheet.link)).toBeVisible();
});

test("a colour of one's own means paint, and says what that costs", async ({ page, pageErrors }) => {
	await page.goto(addressOf({ ...openingMix, tall: same, base: { ...openingMix.base, design: "flush" } }));
	await hydrated(page);
	const { base, sentence, undo, open } = partsOf(page);
	await open("fronts");
	await base.getByLabel(nl.form.colour).fill("#5f7152");
	await expect(base.getByRole("radio", { name: "Painted" })).toBeChecked();
	await expect(sentence).toContainText("#5f7152");
	await expect.poll(() => parseLink(new URL(page.url()).searchParams.get("mix") ?? "").mix.base.colour).toBe("#5f7152");
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
