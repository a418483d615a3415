import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { expect, hydrated, test } from "../journey.ts";

const enOpenNow = readContent("open-now", "en");
const nlOpenNow = readContent("open-now", "nl");

// As far from the Netherlands as a visitor can be: whatever their clock says, the sign tells Dutch time.
test.use({ timezoneId: "Pacific/Auckland" });

const studio = (page: Page, city: string) => page.getByRole("article").filter({ hasText: city });

/** Thursday 19 November 2026, ten seconds before five in Amsterdam. */
const beforeFive = "2026-11-19T15:59:50Z";

test("the signs know the time and turn by themselves", async ({ page, pageErrors }) => {
	await page.clock.install({ time: new Date(beforeFive) });
	await page.goto("/contact");
	await hydrated(page);
	await expect(studio(page, "Amsterdam")).toContainText(nlOpenNow.titles.open);
	await page.clock.runFor(11_000);
	await expect(studio(page, "Amsterdam")).toContainText(nlOpenNow.titles["by-appointment"]);
	await expect(studio(page, "Rotterdam")).toContainText(nlOpenNow.titles.closed);
	expect(pageErrors).toEqual([]);
});

test("a visitor who comes back to the page finds the signs right", async ({ page }) => {
	await page.clock.install({ time: new Date(beforeFive) });
	await page.goto("/en/contact");
	await hydrated(page);
	await expect(studio(page, "Rotterdam")).toContainText(enOpenNow.titles.open);
	// The computer slept over the weekend: no timer ran.
	await page.clock.setSystemTime(new Date("2026-11-23T12:00:00Z"));
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(studio(page, "Rotterdam")).toContainText(enOpenNow.titles["by-appointment"]);
});

test("nothing moves when the signs appear", async ({ page }) => {
	await page.clock.install({ time: new Date("2026-11-19T17:00:00Z") });
	await page.goto("/contact");
	const places = () =>
		page
			.locator("#studios :is(dl, h3)")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
	await page.locator("#meetings").scrollIntoViewIfNeeded();
	const before = await places();
	expect(before).toHaveLength(4);
	await hydrated(page);
	await expect(studio(page, "Amsterdam")).toContainText(nlOpenNow.titles["by-appointment"]);
	expect(await places()).toEqual(before);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the hours are there, and nothing about now", async ({ page }) => {
		await page.goto("/contact");
		await expect(studio(page, "Amsterdam").locator("dl dt").first()).toBeVisible();
		for (const city of ["Amsterdam", "Rotterdam"]) {
			await expect(studio(page, city)).toContainText(nlOpenNow.anyTime.title);
			for (const title of Object.values(nlOpenNow.titles)) {
				await expect(studio(page, city).getByText(title, { exact: true })).toHaveCount(0);
			}
		}
	});
});
