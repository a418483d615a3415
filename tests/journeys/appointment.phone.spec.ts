import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const en = readContent("appointment", "en");
const enManage = readContent("appointment-manage", "en");
const enForm = readContent("form-words", "en");
const nl = readContent("appointment", "nl");

const booking = (page: Page) => page.locator("form#booking");

test("what is missing stands beside its field and in a summary that leads there", async ({ page }) => {
	await page.goto("/en/appointment?type=discovery&studio=rotterdam");
	await hydrated(page);
	await booking(page).getByLabel(enForm.labels.note).fill("A dog.");
	await booking(page).getByRole("button", { name: en.form.button }).click();
	const alert = booking(page).getByRole("alert");
	await expect(alert).toBeFocused();
	await alert.getByRole("link", { name: enForm.labels.name }).click();
	const name = booking(page).getByLabel(enForm.labels.name);
	await expect(name).toBeFocused();
	await expect(name).toHaveAttribute("aria-invalid", "true");
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.reload();
	await hydrated(page);
	await expect(booking(page).getByLabel(enForm.labels.note)).toHaveValue("A dog.");
});

test("a mix comes along from the mixer, and the chosen studio from its page", async ({ page }) => {
	await page.goto("/mixer?design=flush&material=tabasco");
	await hydrated(page);
	const book = page.locator('main a[href^="/afspraak?type=discovery&mix="]').first();
	await page.goto((await book.getAttribute("href")) ?? "");
	await page.locator("main").getByRole("link", { name: nl.studios.rotterdam, exact: true }).click();
	await expect(booking(page).getByText(nl.form.mix)).toBeVisible();
	await expect(booking(page).locator("input[name=mix]")).toHaveValue(/./);
	await page.goto("/contact");
	await expect(page.locator('#studios a[href="/afspraak?type=discovery&studio=rotterdam"]')).toBeVisible();
});

test.describe("on the other side of the world", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("times are Amsterdam's, and the page says what that is over there", async ({ page }) => {
		await page.goto("/en/appointment?type=discovery&studio=amsterdam");
		await hydrated(page);
		await page.locator("label:has(input[name=start]):visible").first().click();
		await expect(booking(page).locator("output")).toContainText(en.days.zoneHere.split("<")[0] ?? "");
	});
});

test("a link that belongs to no appointment says so", async ({ page }) => {
	const opened = await page.goto(`/en/appointment/manage?token=${"x".repeat(43)}`);
	const { "cache-control": cache, "referrer-policy": referrer } = opened?.headers() ?? {};
	expect([cache, referrer]).toEqual(["no-store", "no-referrer"]);
	await expect(page.locator("h1")).toHaveText(enManage.states.gone.heading);
});
