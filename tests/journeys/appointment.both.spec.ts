import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const en = readContent("appointment", "en");
const enManage = readContent("appointment-manage", "en");
const enForm = readContent("form-words", "en");
const nl = readContent("appointment", "nl");
const nlManage = readContent("appointment-manage", "nl");
const nlForm = readContent("form-words", "nl");

const number = /^A-[A-Z0-9]{6}$/;

/** Journeys run side by side and a time is given once, so each opens a drawer of its own. */
const days = (page: Page) => page.locator("label:has(input[name=day])");
const times = (page: Page) => page.locator("label:has(input[name=start]):visible");
const booking = (page: Page) => page.locator("form#booking");
const studioOf = (project: string) => (project === "phone" ? "rotterdam" : "amsterdam");

async function fill(page: Page, words: typeof nlForm, address: string): Promise<void> {
	await booking(page).getByLabel(words.labels.name).fill("Anna Example");
	await booking(page).getByLabel(words.labels.email).fill(address);
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with scripts" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("kind, studio, day and time in four taps, then one form; moved, then cancelled", async ({ page }, {
			project,
		}) => {
			const studio = studioOf(project.name);
			await page.goto("/afspraak");
			if (javaScriptEnabled) await hydrated(page);
			// A first meeting is chosen already, and its days are there.
			await expect(days(page).first()).toBeVisible();
			await page.locator("main").getByRole("link", { name: nl.kinds.discovery.name }).click();
			await page.locator("main").getByRole("link", { name: nl.studios[studio], exact: true }).click();
			await days(page)
				.nth(javaScriptEnabled ? 3 : 4)
				.click();
			await times(page).first().click();
			await fill(page, nlForm, `booker.${javaScriptEnabled}.${project.name}@example.com`);
			await booking(page).getByRole("button", { name: nl.form.button }).click();

			await expect(page).toHaveURL(/\/afspraak\/beheren\?token=[\w-]+&new=1$/);
			await expect(page.locator("h1")).toHaveText(nlManage.states.new.heading);
			await expect(page.getByText(number)).toBeVisible();
			await expect(page.locator("main")).toContainText(nlManage.keep.noMail);
			const file = await page.request.get(
				(await page.getByRole("link", { name: nlManage.keep.calendar }).getAttribute("href")) ?? "",
			);
			expect(await file.text()).toContain("BEGIN:VEVENT");
			if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);

			await page.getByText(nlManage.move.open).click();
			await days(page)
				.nth(javaScriptEnabled ? 5 : 6)
				.click();
			await times(page).last().click();
			await page.getByRole("button", { name: nlManage.move.button }).click();
			await expect(page.locator("h1")).toHaveText(nlManage.states.moved.heading);
			await page.getByRole("button", { name: nlManage.cancel.button }).click();
			await expect(page.locator("h1")).toHaveText(nlManage.states.cancelled.heading);
			await expect(page.getByRole("button", { name: nlManage.cancel.button })).toHaveCount(0);
		});

		test("a time that was taken meanwhile costs nothing that was typed", async ({ page, request }, { project }) => {
			const studio = studioOf(project.name);
			await page.goto(`/en/appointment?type=design&studio=${studio}`);
			if (javaScriptEnabled) await hydrated(page);
			await days(page)
				.nth(javaScriptEnabled ? 8 : 10)
				.click();
			await times(page).nth(1).click();
			const start = await page.locator("input[name=start]:checked").inputValue();
			const data = { studio, type: "design", start, name: "Quick", language: "en" };
			const email = `quick.${javaScriptEnabled}.${project.name}@example.com`;
			expect((await request.post("/api/appointments", { data: { ...data, email } })).status()).toBe(201);

			await fill(page, enForm, `slow.${javaScriptEnabled}.${project.name}@example.com`);
			await booking(page).getByRole("button", { name: en.form.button }).click();
			const alert = booking(page).getByRole("alert");
			await expect(alert).toBeVisible();
			if (javaScriptEnabled) await expect(alert).toBeFocused();
			await expect(booking(page).getByLabel(enForm.labels.name)).toHaveValue("Anna Example");
			await booking(page).locator("[data-nearby] label").first().click();
			await booking(page).getByRole("button", { name: en.form.button }).click();
			await expect(page.locator("h1")).toHaveText(enManage.states.new.heading);
		});
	});
}
