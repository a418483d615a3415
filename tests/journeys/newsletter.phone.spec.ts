import type { Page } from "@playwright/test";
import { deskMessage } from "../../content/desk-message.ts";
import { readContent } from "../../content/read-content.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { mailsTo } from "../support/site/test-server.ts";

const enNewsletterConfirm = readContent("newsletter-confirm", "en");
const enNewsletterWords = readContent("newsletter-words", "en");
const nlNewsletterConfirm = readContent("newsletter-confirm", "nl");
const nlNewsletterUnsubscribe = readContent("newsletter-unsubscribe", "nl");
const nlNewsletterWords = readContent("newsletter-words", "nl");

/** The link of the newest mail to an address, on the server under test. */
async function linkTo(address: string, kind: "bevestigen" | "confirm" | "afmelden" | "unsubscribe"): Promise<string> {
	await expect.poll(() => mailsTo(address).length).toBe(1);
	const [, link = ""] =
		new RegExp(`http://localhost:\\d+(/\\S+/${kind}\\?token=[\\w-]+)`).exec(mailsTo(address)[0] ?? "") ?? [];
	return link;
}

const form = (page: Page) => page.locator("footer form");

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("from the footer to the list and off it again", async ({ page }) => {
		const address = "plain@example.com";
		await page.goto("/faq");
		await form(page).getByLabel(nlNewsletterWords.form.label).fill("nog geen adres");
		await form(page).getByRole("button").click();
		const again = page.locator("main form");
		await expect(again.getByText(deskMessage("addressInvalid", "nl"))).toBeVisible();
		await expect(again.getByLabel(nlNewsletterWords.form.label)).toHaveValue("nog geen adres");
		await again.getByLabel(nlNewsletterWords.form.label).fill(address);
		await again.getByRole("button").click();
		await expect(page).toHaveURL(/\/nieuwsbrief\/kijk-in-je-mail$/);

		const link = await linkTo(address, "bevestigen");
		const opened = await page.goto(link);
		const { "cache-control": cache, "referrer-policy": referrer, "x-robots-tag": robots } = opened?.headers() ?? {};
		expect([cache, referrer, robots]).toEqual(["no-store", "no-referrer", "noindex"]);
		await page.goto(link);
		await page.getByRole("button", { name: nlNewsletterConfirm.button }).click();
		await expect(page).toHaveURL(/\/thanks$/);

		// A second click is a success as well.
		await page.goto(link);
		await page.getByRole("button", { name: nlNewsletterConfirm.button }).click();
		await expect(page).toHaveURL(/\/thanks$/);

		await page.goto(await linkTo(address, "afmelden"));
		await page.getByRole("button", { name: nlNewsletterUnsubscribe.button }).click();
		await expect(page).toHaveURL(/\/nieuwsbrief\/afgemeld$/);

		await page.goto(link);
		await page.getByRole("button", { name: nlNewsletterConfirm.button }).click();
		await expect(page.locator("h1")).toHaveText(nlNewsletterConfirm.expired.heading);
	});
});

test("a server error keeps the typed address and does not mark it invalid", async ({ page }) => {
	await page.goto("/en/faq");
	await hydrated(page);
	await page.route("**/api/newsletter", (route) =>
		route.fulfill({ status: 503, json: { status: "unavailable", message: "That is our fault." } }),
	);
	const field = form(page).getByLabel(enNewsletterWords.form.label);
	await field.fill("anna@example.com");
	await form(page).getByRole("button").click();
	await expect(form(page).locator("[aria-live]")).toHaveText("That is our fault.");
	await expect(field).toHaveValue("anna@example.com");
	await expect(field).not.toHaveAttribute("aria-invalid");
});

test("in place, with the answer announced and nothing typed lost", async ({ page, pageErrors }) => {
	const address = "josé.in-place@example.com";
	await page.goto("/en/faq");
	const field = form(page).getByLabel(enNewsletterWords.form.label);
	await field.fill("josé@");
	await hydrated(page);
	await expect(field).toHaveValue("josé@");
	await form(page).getByRole("button").click();
	const status = form(page).locator("[aria-live]");
	await expect(status).toContainText(deskMessage("addressInvalid", "en"));
	await expect(field).toHaveValue("josé@");
	await expect(field).toBeFocused();
	await field.fill(address);
	await form(page).getByRole("button").click();
	await expect(status).toContainText(enNewsletterWords.form.done);
	await expect(page).toHaveURL(/\/en\/faq$/);
	await page.goto(await linkTo(address, "confirm"));
	await page.getByRole("button", { name: enNewsletterConfirm.button }).click();
	await expect(page).toHaveURL(/\/en\/thanks$/);
	// The browser itself notes the refused address.
	expect(pageErrors.filter((error) => !error.includes("422"))).toEqual([]);
});

test("an unreachable server keeps the typed address", async ({ page }) => {
	await page.goto("/en");
	await hydrated(page);
	await page.route("**/api/newsletter", (route) => route.abort());
	const home = form(page);
	await home.getByLabel(enNewsletterWords.form.label).fill("anna@example.com");
	await home.getByRole("button").click();
	await expect(home.locator("[aria-live]")).toContainText(deskMessage("unavailable", "en"));
	await expect(home.getByLabel(enNewsletterWords.form.label)).toHaveValue("anna@example.com");
});

test("pages that a mail links to are whole and can be used by everybody", async ({ page }) => {
	for (const path of ["/nieuwsbrief/bevestigen", "/en/newsletter/unsubscribe"]) {
		await page.goto(`${path}?token=${"x".repeat(43)}`);
		await expect(page.locator("main form button")).toBeVisible();
		expect(await page.locator("script").count()).toBe(0);
		expect(await accessibilityFaults(page)).toEqual([]);
	}
});

test("half a link is called that, without words about a button that is not there", async ({ page }) => {
	await page.goto("/nieuwsbrief/bevestigen");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(nlNewsletterConfirm.without.heading);
	await expect(page.getByText(nlNewsletterConfirm.opening.heading)).toHaveCount(0);
});

test("posts from other sites are refused", async ({ request }) => {
	const data = { email: "anna@example.com", language: "nl" };
	const headers = { Origin: "https://evil.example" };
	expect((await request.post("/api/newsletter", { data, headers })).status()).toBe(403);
	expect((await request.post("/nieuwsbrief", { form: data, headers })).status()).toBe(403);
});

test("forms without JavaScript are answered by their page, with the right status", async ({ request }) => {
	const wrong = await request.post("/en/newsletter", { form: { email: '"><i>no address' } });
	expect(wrong.status()).toBe(422);
	const page = await wrong.text();
	expect(page).toContain('value="&quot;&gt;&lt;i&gt;no address"');
	expect(page).toContain('aria-invalid="true"');
	expect(page).not.toContain("<script");
	const expired = await request.post("/en/newsletter/confirm", { form: { token: "x".repeat(43) } });
	expect([expired.status(), expired.headers()["cache-control"]]).toEqual([410, "no-store"]);
	expect((await request.post("/en/newsletter", { form: { email: "x".repeat(40_000) } })).status()).toBe(413);
	const read = await request.post("/en/faq", { form: { email: "anna@example.com" } });
	expect(read.status()).toBe(405);
});
