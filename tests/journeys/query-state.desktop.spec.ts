import { pathOf } from "../../facts/site/pages.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

/** Tests state in the address (app/query-state), on pages that use all its features. */

test("a change keeps other parameters and asks the server for nothing", async ({ page }) => {
	await page.goto("/faq?utm_source=mail&cabinets=metod");
	await hydrated(page);
	const documents: string[] = [];
	page.on("request", (request) => {
		if (/faq/.test(request.url())) documents.push(request.url());
	});
	await page.getByRole("searchbox").fill("epoxy");
	await expect(page).toHaveURL("/faq?utm_source=mail&cabinets=metod&q=epoxy");
	await page.locator('#fit a[href*="cabinets=faktum"]').click();
	await expect(page).toHaveURL("/faq?utm_source=mail&cabinets=faktum&q=epoxy");
	await page.getByRole("searchbox").fill("");
	await expect(page).toHaveURL("/faq?utm_source=mail&cabinets=faktum");
	expect(documents).toEqual([]);
});

test("two choices right after each other are both kept", async ({ page }) => {
	await page.goto("/gallery");
	await hydrated(page);
	const choice = (parameter: string) => page.locator(`main nav a[href*="${parameter}"]`);
	await choice("design=flush").dispatchEvent("click");
	await choice("worktop=marble").first().dispatchEvent("click");
	await expect(page).toHaveURL(/\?design=flush&worktop=marble/);
});

test("back and forward show the state of the address, in fields too", async ({ page }) => {
	await page.goto("/faq?q=epoxy");
	await hydrated(page);
	const field = page.getByRole("searchbox");
	await expect(field).toHaveValue("epoxy");
	await page.evaluate(() => {
		location.hash = "fit";
	});
	await field.fill("marmer");
	await expect(page).toHaveURL("/faq?q=marmer");
	await page.goBack();
	await expect(field).toHaveValue("epoxy");
	await page.goForward();
	await expect(field).toHaveValue("marmer");
});

test("a host that only has prerendered pages shows the state of the address after hydration", async ({ page }) => {
	await page.route("/palet?*", async (route) => route.fulfill({ response: await route.fetch({ url: "/palet" }) }));
	await page.goto("/palet?m2=7.3");
	const squareMetres = page.locator("#m2");
	await expect(squareMetres).not.toHaveValue("7,3");
	await hydrated(page);
	await expect(squareMetres).toHaveValue("7,3");
	await expect(page.locator("output")).toContainText("7,3 m²");
});

test("such a host ticks the boxes of the address too, and they are what is sent", async ({ page }) => {
	const path = pathOf("samples", "nl");
	await page.route(`${path}?*`, async (route) => route.fulfill({ response: await route.fetch({ url: path }) }));
	await page.goto(`${path}?boxes=wood`);
	const box = page.locator("#box-wood");
	await expect(box).not.toBeChecked();
	await hydrated(page);
	await expect(box).toBeChecked();
	await box.uncheck();
	await expect(box).not.toBeChecked();
	await expect(page).toHaveURL(path);
});
