import type { Page } from "@playwright/test";
import { serializePlan } from "../../app/sections/cost-guide/plan-query.ts";
import { formatEuro } from "../../content/format-figure.ts";
import { readContent } from "../../content/read-content.ts";
import { type CostPlan, costsOf, defaultPlan } from "../../facts/costs/cost-guide.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const en = readContent("prices", "en");
const nl = readContent("prices", "nl");

const guide = (page: Page) => page.locator("#cost-guide");

/** The total in large, and the table beneath it. */
async function expectCosts(page: Page, plan: CostPlan): Promise<void> {
	const { total, remaining, withMinimum } = costsOf(plan);
	await expect(guide(page).locator("[aria-live]")).toContainText(formatEuro(total, "nl"));
	await expect(guide(page).locator("tfoot tr").last()).toContainText(formatEuro(remaining, "nl"));
	if (withMinimum) await expect(guide(page)).toContainText(formatEuro(withMinimum, "nl"));
}

const painted: CostPlan = { ...defaultPlan, colour: "painted", orders: 3, delivery: "far" };

test("a choice changes the sum and the address at once, and the address opens the same plan", async ({
	page,
	pageErrors,
}) => {
	await page.goto("/prijzen");
	await hydrated(page);
	await expectCosts(page, defaultPlan);
	await guide(page).getByText(nl.guide.fields.colour.options.painted).click();
	await guide(page)
		.getByRole("group", { name: nl.guide.fields.orders.legend })
		.getByRole("radio", { name: "3" })
		.check();
	await guide(page).getByText(nl.guide.fields.delivery.options.far).click();
	await expectCosts(page, painted);
	await expect(page).toHaveURL(`/prijzen?${serializePlan(painted)}`);
	await expect(guide(page).getByLabel(nl.guide.share.link)).toHaveValue(
		new RegExp(`/prijzen\\?${serializePlan(painted)}#cost-guide$`),
	);
	await page.reload();
	await expectCosts(page, painted);
	await hydrated(page);
	await expectCosts(page, painted);
	await expect(guide(page).getByRole("radio", { name: nl.guide.fields.delivery.options.far })).toBeChecked();
	expect(pageErrors).toEqual([]);
});

test("what a visitor chooses before the scripts are there is not lost", async ({ page }) => {
	await page.goto("/prijzen");
	await guide(page)
		.getByRole("radio", { name: nl.guide.fields.delivery.options.pickup })
		.evaluate((radio: HTMLInputElement) => {
			radio.checked = true;
		});
	await hydrated(page);
	await expectCosts(page, { ...defaultPlan, delivery: "pickup" });
});

test("an address that makes no sense shows the usual plan and says so", async ({ page, pageErrors }) => {
	const response = await page.goto("/prijzen?revisions=-4&delivery=moon&samples=1e99");
	expect(response?.status()).toBe(200);
	await hydrated(page);
	await expectCosts(page, defaultPlan);
	const { revisions, delivery, samples } = nl.guide.names;
	await expect(guide(page).getByRole("status").first()).toContainText([revisions, delivery, samples].join(", "));
	expect(pageErrors).toEqual([]);
});

test("the keyboard reaches every choice, and the button leads to the sum", async ({ page }) => {
	await page.goto("/en/info/prices");
	await hydrated(page);
	await guide(page).getByRole("radio", { name: en.guide.fields.design.options.plan }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(guide(page).getByRole("radio", { name: en.guide.fields.design.options.drawing })).toBeFocused();
	await expect(guide(page).locator("[aria-live]")).toContainText(
		formatEuro(costsOf({ ...defaultPlan, design: "drawing" }).total, "en"),
	);
	await guide(page).getByRole("button", { name: en.guide.submit }).press("Enter");
	await expect(page.locator(":focus")).toContainText(en.guide.result.heading);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the form leads to a page that the server worked out", async ({ page }) => {
		await page.goto("/prijzen");
		await guide(page).getByText(nl.guide.fields.delivery.options.far).click();
		await guide(page).getByText(nl.guide.fields.colour.options.catch).click();
		await guide(page).getByRole("button", { name: nl.guide.submit }).click();
		await expect(page).toHaveURL(/\/prijzen\?.*delivery=far.*#cost-guide$/);
		await expectCosts(page, { ...defaultPlan, delivery: "far", colour: "catch" });
		await expect(guide(page).getByRole("radio", { name: nl.guide.fields.colour.options.catch })).toBeChecked();
		await expect(guide(page).getByRole("button", { name: "Print" })).toBeHidden();
	});
});

test("on paper the page is the price list and the sum, without colours, forms and pictures", async ({ page }) => {
	await page.goto(`/prijzen?${serializePlan(painted)}`);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("header").first()).toBeHidden();
	await expect(guide(page).locator("form")).toBeHidden();
	await expect(page.locator("#price-list img").first()).toBeHidden();
	await expect(page.locator("#price-list dl").first()).toBeVisible();
	await expectCosts(page, painted);
});
