import { readContent } from "../../content/read-content.ts";
import { fieldDefaults } from "../../mixer/mix.ts";
import { serializeMixQuery } from "../../mixer/mix-query.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const enFrontWords = readContent("front-words", "en");
const nlMixer = readContent("mixer", "nl");

test("a front's page hands its design and material over", async ({ page }) => {
	await page.goto("/en/pull-en?material=walnut");
	await page.getByRole("link", { name: enFrontWords.mix.label }).click();
	await expect(page.getByRole("main").locator("form [aria-live]")).toContainText("Walnut");
});

test("one front can be changed alone, and is part of the address", async ({ page }) => {
	await page.goto("/mixer");
	await hydrated(page);
	await page.locator('nav a[href="#fronts"]').click();
	await page.locator("summary").getByText(nlMixer.form.single).click();
	const single = page.getByRole("region", { name: nlMixer.form.single });
	await single.getByLabel(nlMixer.form.pick).selectOption({ index: 2 });
	await single.getByRole("radio", { name: "Cherry" }).check();
	const sentence = page.getByRole("main").locator("form [aria-live]");
	await expect(sentence).toContainText("Cherry");
	await expect(page).toHaveURL(/mix=2/);
	await single.getByRole("button", { name: nlMixer.form.likeRest }).click();
	await expect(sentence).not.toContainText("Cherry");
});

test("on paper the page is the kitchen and the list of what was chosen", async ({ page }) => {
	await page.goto(`/mixer?${serializeMixQuery(fieldDefaults)}`);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("header").first()).toBeHidden();
	await expect(page.getByRole("radio", { name: "Tabasco" }).first()).toBeHidden();
	await expect(page.locator("dl").filter({ hasText: nlMixer.form.groups.tall })).toContainText("Oak Natural");
	await expect(page.getByLabel(nlMixer.sheet.link)).toBeVisible();
});
