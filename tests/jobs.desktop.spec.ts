import type { Locator } from "@playwright/test";
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

test("the list, the page and the mail agree on what is open", async ({ page }) => {
	await page.goto("/vacatures");
	const open = vacancyKeys.filter((key) => vacancyOf(key).open).length;
	await expect(page.getByText("Open", { exact: true })).toHaveCount(open);
	await expect(page.getByText("Gesloten", { exact: true })).toHaveCount(vacancyKeys.length - open);

	const warehouse = page.getByRole("listitem").filter({ hasText: "Magazijnmedewerker" }).first();
	expect(await mailOf(warehouse.getByRole("link", { name: "Solliciteer per mail" }))).toMatchObject({
		to: "jobs@kitchens.example",
		subject: "Sollicitatie magazijnmedewerker",
		body: expect.stringContaining("Uren per week:"),
	});
	await warehouse.getByRole("link", { name: "Lees de vacature" }).click();
	await expect(page).toHaveURL("/warehouse-medewerker");
	await expect(page.getByText("De vacature voor het magazijn is open")).toBeVisible();
	await expect(page.getByText("8 tot 38 uur per week")).toBeVisible();
});

test("a closed vacancy offers the open application", async ({ page }) => {
	await page.goto("/en/designer-rotterdam");
	await expect(page.getByText("The designer vacancy in Rotterdam is closed")).toBeVisible();
	await expect(page.getByText("An e-bike, if you work more than 32 hours")).toBeVisible();
	const apply = page.getByRole("link", { name: "Send an open application" });
	expect(await mailOf(apply.first())).toMatchObject({ to: "jobs@kitchens.example", subject: "Open application" });
	await expect(page.getByRole("link", { name: "E-mail your application" })).toHaveCount(0);
});
