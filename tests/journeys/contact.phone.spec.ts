import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { openStatusAt } from "../../facts/company/open-now.ts";
import { openingHours } from "../../facts/company/opening-hours.ts";
import type { StudioKey } from "../../facts/company/studios.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const enOpenNow = readContent("open-now", "en");
const nlOpenNow = readContent("open-now", "nl");

// As far from the Netherlands as a visitor can be: the sign must use Dutch time, not the visitor's clock.
test.use({ timezoneId: "Pacific/Auckland" });

const studio = (page: Page, city: string) => page.getByRole("article").filter({ hasText: city });

const titleAt = (words: typeof nlOpenNow, key: StudioKey, time: Date) =>
	words.titles[openStatusAt(openingHours[key], time).state];

/** The next instant at which the studio's sign changes. */
function nextTurn(key: StudioKey, after: Date): Date {
	const { state, changesAt } = openStatusAt(openingHours[key], after);
	return openStatusAt(openingHours[key], changesAt).state === state ? nextTurn(key, changesAt) : changesAt;
}

const turn = nextTurn("amsterdam", new Date("2026-11-19T12:00:00Z"));
const beforeTurn = new Date(turn.getTime() - 10_000);

test("the signs show the current state and change by themselves", async ({ page, pageErrors }) => {
	await page.clock.install({ time: beforeTurn });
	await page.goto("/contact");
	await hydrated(page);
	await expect(studio(page, "Amsterdam")).toContainText(titleAt(nlOpenNow, "amsterdam", beforeTurn));
	await page.clock.runFor(11_000);
	await expect(studio(page, "Amsterdam")).toContainText(titleAt(nlOpenNow, "amsterdam", turn));
	await expect(studio(page, "Rotterdam")).toContainText(titleAt(nlOpenNow, "rotterdam", turn));
	expect(pageErrors).toEqual([]);
});

test("a visitor who comes back to the page finds the signs right", async ({ page }) => {
	const turned = nextTurn("rotterdam", beforeTurn);
	await page.clock.install({ time: beforeTurn });
	await page.goto("/en/contact");
	await hydrated(page);
	await expect(studio(page, "Rotterdam")).toContainText(titleAt(enOpenNow, "rotterdam", beforeTurn));
	// The computer slept: no timer ran.
	await page.clock.setSystemTime(turned);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(studio(page, "Rotterdam")).toContainText(titleAt(enOpenNow, "rotterdam", turned));
});

test("nothing moves when the signs appear", async ({ page }) => {
	await page.clock.install({ time: turn });
	await page.goto("/contact");
	const places = () =>
		page
			.locator("#studios :is(dl, h3)")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
	await page.locator("#question").scrollIntoViewIfNeeded();
	const before = await places();
	expect(before).toHaveLength(4);
	await hydrated(page);
	await expect(studio(page, "Amsterdam")).toContainText(titleAt(nlOpenNow, "amsterdam", turn));
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
