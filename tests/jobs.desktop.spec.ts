import type { Locator } from "@playwright/test";
import en from "../content/en/designer-rotterdam.ts";
import mails from "../content/en/mails.ts";
import words from "../content/nl/vacancy-words.ts";
import nl from "../content/nl/warehouse.ts";
import { vacancyKeys, vacancyOf } from "../facts/company/vacancies.ts";
import { faultAddress } from "./fault-settings.ts";
import { expect, test } from "./journey.ts";

// There the mailboxes are configured.
test.use({ baseURL: faultAddress });

async function mailOf(link: Locator): Promise<{ to: string; subject: string | null; body: string | null }> {
	const address = new URL((await link.getAttribute("href")) ?? "");
	return {
		to: address.pathname,
		subject: address.searchParams.get("subject"),
		body: address.searchParams.get("body"),
	};
}

test("the list and the page agree on what is open", async ({ page }) => {
	await page.goto("/vacatures");
	const { open } = vacancyOf("warehouse");
	const count = vacancyKeys.filter((key) => vacancyOf(key).open).length;
	await expect(page.getByText(words.status.open, { exact: true })).toHaveCount(count);
	await expect(page.getByText(words.status.closed, { exact: true })).toHaveCount(vacancyKeys.length - count);

	const warehouse = page.getByRole("listitem").filter({ hasText: words.names.warehouse.name }).first();
	await expect(warehouse.getByRole("link", { name: words.apply })).toHaveCount(open ? 1 : 0);
	await warehouse.getByRole("link", { name: words.read }).click();
	await expect(page).toHaveURL("/warehouse-medewerker");
	await expect(page.getByText(open ? nl.status.open : nl.status.closed)).toBeVisible();
});

test("a closed vacancy does not ask for an application, and offers a speculative one", async ({ page }) => {
	await page.goto("/en/designer-rotterdam");
	await expect(page.getByText(en.status.closed)).toBeVisible();
	await expect(page.getByText(en.apply.heading)).toHaveCount(0);
	const apply = page.locator("main").getByRole("link", { name: en.closedActions[1]?.label ?? "" });
	expect(await mailOf(apply.first())).toMatchObject({
		to: "jobs@kitchens.example",
		subject: mails.openApplication.subject,
		body: expect.stringContaining("Hours a week:"),
	});
	await expect(page.getByRole("link", { name: en.actions[0]?.label ?? "" })).toHaveCount(0);
});
