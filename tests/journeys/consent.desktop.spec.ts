import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { analyticsOptOut, ownStorage } from "../../facts/site/browser-storage.ts";
import { fakeVendors } from "../support/browser/fake-vendors.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { newVisitor } from "../support/browser/quiet-visitor.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const words = readContent("consent-words", "en");
const enExclude = readContent("exclude", "en");
const enShell = readContent("shell", "en");
const nlConsentWords = readContent("consent-words", "nl");
const nlPrivacy = readContent("privacy", "nl");

test.use({ baseURL: configuredAddress, storageState: newVisitor });

const question = (page: Page) => page.getByRole("dialog", { name: words.drawer.heading });

test("a page that the browser prerenders tells nobody and asks nothing before it is shown", async ({
	page,
	context,
}) => {
	const left = await fakeVendors(context);
	// Browsers that Playwright drives prerender nothing.
	await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true, configurable: true }));
	await page.goto("/en/faq", { waitUntil: "load" });
	await expect(question(page)).toBeHidden();
	expect(left).toEqual([]);
	await page.evaluate(() => {
		Object.defineProperty(document, "prerendering", { value: false });
		document.dispatchEvent(new Event("prerenderingchange"));
	});
	await expect(question(page)).toBeVisible();
	await expect.poll(() => left).toContain("analytics pageview kitchens.example /en/faq");
});

test("with the keyboard the question comes right after the skip link, and each kind can be chosen by itself", async ({
	page,
	context,
}) => {
	const left = await fakeVendors(context);
	await page.goto("/en/faq");
	await expect(question(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: enShell.skip })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(question(page).getByText(words.drawer.choose)).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(question(page).getByRole("checkbox", { name: words.drawer.categories.advertising })).toBeFocused();
	await page.keyboard.press("Space");
	// Enter in a choice saves the choices; it is no yes to everything.
	await page.keyboard.press("Enter");
	await expect(question(page)).toBeHidden();
	await expect.poll(() => left).toContain("pixel PageView /en/faq");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("complementary").getByRole("link").first()).toBeFocused();
	expect(left.join()).not.toContain("google");
});

test("a dismissed question appears again on the next page", async ({ page, context }) => {
	await fakeVendors(context);
	await page.goto("/en/faq");
	await expect(question(page)).toBeVisible();
	await question(page).getByText(words.drawer.choose).focus();
	await page.keyboard.press("Escape");
	await expect(question(page)).toBeHidden();
	await page.goto("/en/info/prices");
	await expect(question(page)).toBeVisible();
	expect(await context.cookies()).toEqual([]);
});

test("a yes that is taken back in one tab ends in the other too", async ({ page, context }) => {
	const left = await fakeVendors(context);
	await page.goto("/en/faq");
	await question(page).getByRole("button", { name: words.drawer.accept }).click();
	await expect.poll(() => left).toContain("pixel PageView /en/faq");
	const other = await context.newPage();
	await other.goto("/en/privacy");
	await other.locator("main").getByRole("link", { name: words.settings }).click();
	await Promise.all([
		other.waitForEvent("load"),
		question(other).getByRole("button", { name: words.drawer.refuse }).click(),
	]);
	const before = left.length;
	await hydrated(page);
	await page.locator('footer a[href="/en/info/prices"]').click();
	await page.waitForEvent("load");
	await expect(page).toHaveURL("/en/info/prices");
	await expect.poll(() => left.at(-1)).toBe("analytics pageview kitchens.example /en/info/prices");
	expect(left.slice(before).filter((one) => /facebook|google|tags/.test(one))).toEqual([]);
	expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
});

test("a browser that is kept out of the analytics does not even load them", async ({ page, context }) => {
	const left = await fakeVendors(context);
	await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), analyticsOptOut);
	await page.goto("/en/faq");
	await hydrated(page);
	await expect(question(page)).toBeVisible();
	expect(left).toEqual([]);
});

test("the site keeps nothing in a browser but what the privacy page names", async ({ page, context }) => {
	await fakeVendors(context);
	await page.goto("/faq");
	await page.getByRole("button", { name: nlConsentWords.drawer.refuse }).click();
	await hydrated(page);
	await page.locator('footer a[href="/privacy"]').click();
	await expect(page).toHaveURL("/privacy");
	await page.goBack();
	await page.locator("a[data-language]").click();
	await expect(page).toHaveURL("/en/faq");
	await page.waitForLoadState();
	await page.goto("/en/exclude");
	await hydrated(page);
	await page.getByRole("button", { name: enExclude.flag.ignore }).click();
	await page.goto("/en/privacy");
	const kept = [
		...(await context.cookies()).map(({ name }) => name),
		...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
	];
	const declared: string[] = Object.values(ownStorage).flatMap((stored) => stored.map(({ name }) => name));
	expect(kept.length).toBeGreaterThanOrEqual(3);
	expect(kept.filter((name) => !declared.includes(name))).toEqual([]);
	for (const name of declared) await expect(page.locator("main")).toContainText(name);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("nothing leaves, nothing is asked, and the settings lead to the privacy page", async ({ page, context }) => {
		const left = await fakeVendors(context);
		await page.goto("/");
		await expect(page.locator("dialog")).toBeHidden();
		// By keyboard: on a busy machine the footer still moves while sections above it take their height.
		await page.locator("footer").getByRole("link", { name: nlConsentWords.settings }).press("Enter");
		await expect(page).toHaveURL("/privacy#cookies");
		await expect(page.getByRole("heading", { name: nlPrivacy.others.heading })).toBeInViewport();
		expect(left).toEqual([]);
	});
});

test("pages whose address is a secret, and pages without scripts, tell nobody", async ({ request }) => {
	const confirm = await request.get(`/nieuwsbrief/bevestigen?token=${"x".repeat(43)}`);
	const unknown = readFileSync(new URL("../../.test-build/configured/client/404.html", import.meta.url), "utf8");
	for (const html of [await confirm.text(), unknown]) {
		expect(html).not.toMatch(/<script|third-parties|consent-heading|stats\.example/);
	}
});
