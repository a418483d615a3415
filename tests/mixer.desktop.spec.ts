import { defaultMix } from "../mixer/mix.ts";
import { serializeMixQuery } from "../mixer/mix-query.ts";
import { expect, test } from "./journey.ts";

test("a front's page hands its design and material over", async ({ page }) => {
	await page.goto("/en/pull-en?material=walnut");
	await page.getByRole("link", { name: "Mix it into a kitchen" }).click();
	await expect(page.getByRole("main").locator("form [aria-live]")).toContainText("Pull in Walnut below");
});

test("on paper the page is the kitchen and the list of what was chosen", async ({ page }) => {
	await page.goto(`/mixer?${serializeMixQuery(defaultMix)}`);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("header").first()).toBeHidden();
	await expect(page.getByRole("radio", { name: "Tabasco" }).first()).toBeHidden();
	await expect(page.locator("dl").filter({ hasText: "Hoge kasten" })).toContainText("Catch in Oak Natural");
	await expect(page.getByLabel("Link naar deze mix")).toBeVisible();
});
