import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { consentCookie } from "../../facts/site/browser-storage.ts";
import { fakeVendors } from "../support/browser/fake-vendors.ts";
import { expect, hydrated, laidOut, test } from "../support/browser/journey.ts";
import { newVisitor } from "../support/browser/quiet-visitor.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const nlConsentWords = readContent("consent-words", "nl");

// All integrations are configured in the test build, and visitors are asked.
test.use({ baseURL: configuredAddress, storageState: newVisitor });

const question = (page: Page) => page.getByRole("dialog", { name: nlConsentWords.drawer.heading });
const press = (page: Page, name: string) => question(page).getByRole("button", { name }).click();

/** Goes on to the price list. */
async function goToPrices(page: Page): Promise<void> {
	await hydrated(page);
	await page.locator('footer a[href="/prijzen"]').click();
	await expect(page).toHaveURL("/prijzen");
	// Or the footer moves while something in it is clicked.
	await laidOut(page);
}

const counted = (page: string) => ["stats.example/js/script.js", `analytics pageview kitchens.example ${page}`];

test("nothing but the cookieless count leaves before an answer or after a no", async ({
	page,
	context,
	pageErrors,
}) => {
	const left = await fakeVendors(context);
	await page.goto("/faq");
	await expect(question(page)).toBeVisible();
	expect(await page.evaluate(() => document.activeElement === document.body), "focus stays where it was").toBe(true);
	await expect(question(page).getByRole("checkbox", { checked: true, includeHidden: true })).toHaveCount(0);
	expect(await context.cookies()).toEqual([]);

	// Measured in one moment, since the drawer may still be sliding in.
	const { refuse, accept } = nlConsentWords.drawer;
	const sizes = await question(page).evaluate(
		(drawer, names) =>
			[...drawer.querySelectorAll("button")]
				.filter(({ textContent }) => names.includes(textContent?.trim() ?? ""))
				.map((button) => button.getBoundingClientRect())
				// Browsers calculate with fractions of pixels.
				.map(({ width, height, y }) => [width, height, y].map((length) => length.toFixed(2))),
		[refuse, accept],
	);
	expect(sizes).toHaveLength(2);
	expect(sizes[0]).toEqual(sizes[1]);

	await press(page, nlConsentWords.drawer.refuse);
	await expect(question(page)).toBeHidden();
	await expect(page.getByText(nlConsentWords.drawer.saved)).toBeAttached();
	const [cookie, ...others] = await context.cookies();
	expect(others).toEqual([]);
	expect(cookie).toMatchObject({ name: consentCookie.name, sameSite: "Lax" });
	expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(consentCookie.maxAgeSeconds, -2);

	await goToPrices(page);
	await expect.poll(() => left).toEqual([...counted("/faq"), ...counted("/prijzen")]);
	await page.reload();
	await hydrated(page);
	await expect(question(page)).toBeHidden();
	await expect.poll(() => left).toEqual([...counted("/faq"), ...counted("/prijzen"), ...counted("/prijzen")]);
	expect(pageErrors).toEqual([]);
});

test("a yes starts both, each page is reported once, and taking it back ends and removes it all", async ({
	page,
	context,
	pageErrors,
}) => {
	const left = await fakeVendors(context);
	const without = () => left.filter((one) => !one.startsWith("analytics") && !one.startsWith("stats.example"));
	const started = ["www.googletagmanager.com/gtm.js", "connect.facebook.net/en_US/fbevents.js"];
	const views = (event: string, path: string) => [`pixel PageView ${path}`, `tags ${event} ${path}`];
	await page.goto("/gallery");
	await press(page, nlConsentWords.drawer.accept);
	await expect.poll(() => without().toSorted()).toEqual([...started, ...views("gtm.js", "/gallery")].toSorted());

	// A filter is no page view.
	await hydrated(page);
	await page.locator("main summary").first().click();
	await page
		.locator("main")
		.getByRole("link", { name: /^Fenix/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\?/);
	await goToPrices(page);
	const onPrices = [...started, ...views("gtm.js", "/prijzen")].toSorted();
	await expect.poll(() => without().slice(4).toSorted()).toEqual(onPrices);
	expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(["_fbp", "_ga_KITCHEN", "consent"]);

	const settings = page.locator("footer").getByRole("link", { name: nlConsentWords.settings });
	await settings.click();
	await expect(question(page).getByText(nlConsentWords.drawer.heading)).toBeFocused();
	await question(page).getByText(nlConsentWords.drawer.choose).click();
	await expect(question(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
	await page.keyboard.press("Escape");
	await expect(settings).toBeFocused();
	await settings.press("Enter");
	await Promise.all([page.waitForEvent("load"), press(page, nlConsentWords.drawer.refuse)]);

	await hydrated(page);
	expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	await page.locator('footer a[href="/faq"]').click();
	await expect(page).toHaveURL("/faq");
	await expect.poll(() => left.at(-1)).toBe("analytics pageview kitchens.example /faq");
	expect(without()).toHaveLength(8);
	expect(pageErrors).toEqual([]);
});
