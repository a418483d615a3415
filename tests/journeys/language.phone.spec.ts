import { expect, hydrated, test } from "../support/browser/journey.ts";
import { newVisitor } from "../support/browser/quiet-visitor.ts";

test.use({ storageState: newVisitor });

const yearInSeconds = 365 * 24 * 60 * 60;

for (const moment of ["before", "after"] as const) {
	test(`switching language ${moment} hydration keeps page, query and hash, and sets the cookie`, async ({
		page,
		context,
	}) => {
		if (moment === "before") await page.route("**/assets/entry.client*.js", (route) => route.abort());
		await page.goto("/faq?topic=delivery#content");
		if (moment === "after") await hydrated(page);
		expect(await context.cookies()).toEqual([]);
		await page.locator("a[data-language]").click();
		await expect(page).toHaveURL("/en/faq?topic=delivery#content");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		const [cookie, ...others] = await context.cookies();
		expect(others).toEqual([]);
		expect(cookie).toMatchObject({ name: "i18n_redirected", value: "en", path: "/", sameSite: "Lax" });
		const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
		expect(Math.abs(lifetime - yearInSeconds)).toBeLessThan(60);
	});
}

for (const [name, address, target] of [
	["without scripts", "/faq", "/en/faq"],
	["on a page that does not exist", "/en/nope", "/"],
] as const) {
	test(`switching language ${name} sets the cookie`, async ({ browser, baseURL }) => {
		const context = await browser.newContext({
			javaScriptEnabled: name !== "without scripts",
			storageState: newVisitor,
			...(baseURL ? { baseURL } : {}),
		});
		const page = await context.newPage();
		await page.goto(address);
		await page.locator("a[data-language]").click();
		await expect(page).toHaveURL(target);
		const [cookie] = await context.cookies();
		expect(cookie).toMatchObject({ name: "i18n_redirected", value: target === "/" ? "nl" : "en", sameSite: "Lax" });
		await context.close();
	});
}

test("nothing but the switch sets the cookie, and the browser's language decides nothing", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ locale: "en-GB", ...(baseURL ? { baseURL } : {}) });
	const page = await context.newPage();
	await page.goto("/");
	await expect(page.locator("html")).toHaveAttribute("lang", "nl");
	await hydrated(page);
	await page.locator('footer a[href="/faq"]').click();
	await expect(page).toHaveURL("/faq");
	await page.goto("/en/faq");
	expect(await context.cookies()).toEqual([]);
	await context.close();
});
