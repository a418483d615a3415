import { readContent } from "../../content/read-content.ts";
import { permanentVacancies } from "../../facts/company/permanent-vacancies.ts";
import { findVacancy, vacancies } from "../../facts/company/vacancies.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const enDrafts = readContent("mail-drafts", "en");
const enForm = readContent("form-words", "en");
const enWords = readContent("vacancy-words", "en");
const words = readContent("vacancy-words", "nl");
const nl = readContent("vacancies/warehouse", "nl");

test("the list and the page agree on what is open", async ({ page }) => {
	await page.goto("/vacatures");
	const { open, name } = findVacancy("warehouse") ?? {};
	const count = vacancies.filter((vacancy) => vacancy.open).length;
	await expect(page.getByText(words.status.open, { exact: true })).toHaveCount(count);
	await expect(page.getByText(words.status.closed, { exact: true })).toHaveCount(vacancies.length - count);

	const warehouse = page
		.getByRole("listitem")
		.filter({ hasText: name?.nl ?? "" })
		.first();
	await expect(warehouse.getByRole("link", { name: words.apply })).toHaveCount(open ? 1 : 0);
	await warehouse.getByRole("link", { name: words.read }).click();
	await expect(page).toHaveURL("/warehouse-medewerker");
	await expect(page.getByText(open ? nl.status.open : nl.status.closed)).toBeVisible();
});

test("a closed vacancy leads to the speculative application, which arrives", async ({ page }) => {
	const closed = permanentVacancies.find(({ key }) => !findVacancy(key)?.open);
	test.skip(!closed, "every vacancy with an address of its own is open");
	if (!closed) return;
	const en = readContent(`vacancies/${closed.page}`, "en");
	await page.goto(`/en${closed.path}`);
	await expect(page.getByText(en.status.closed)).toBeVisible();
	await expect(page.getByText(en.apply.heading)).toHaveCount(0);
	await page.locator("main").getByRole("link", { name: enWords.openApplication.label }).first().click();
	await expect(page).toHaveURL("/en/vacatures#apply");
	await hydrated(page);
	const form = page.locator("main form");
	await form.getByLabel(enForm.labels.name).fill("Robin Example");
	await form.getByLabel(enForm.labels.email).fill("robin@example.com");
	await form.getByLabel(enForm.labels.text).fill("I stack straight.");
	await form.getByRole("button", { name: enWords.form.button }).click();
	await expect(page).toHaveURL(/\/en\/received\?kind=application&ref=/);
	await expect(page.locator("main strong")).toHaveText(/^[A-Z]-[A-Z0-9]{6}$/);
});

test.describe("with a mailbox for applications", () => {
	test.use({ baseURL: configuredAddress });

	test("a mail is offered beside the form", async ({ page }) => {
		await page.goto("/en/vacatures");
		await expect(page.locator('main a[href^="mailto:jobs@kitchens.example"]')).toHaveAttribute(
			"href",
			new RegExp(`subject=${encodeURIComponent(enDrafts.application.subject)}&`),
		);
		await expect(page.locator("main form")).toBeVisible();
	});
});
