import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readConfig } from "../../config/read-config.ts";
import { createSecurityHeaders } from "../../server/security-headers.ts";
import { fakeVendors } from "../support/browser/fake-vendors.ts";
import { expect, test } from "../support/browser/journey.ts";
import { newVisitor } from "../support/browser/quiet-visitor.ts";
import { configuredAddress, configuredSettings } from "../support/site/configured-settings.ts";
import { renderPage } from "../support/site/render-page.ts";

test.use({ baseURL: configuredAddress, storageState: newVisitor });

const folder = new URL("../../.test-build/site/client/", import.meta.url);
// On http, so that the page's policy does not upgrade requests to the test server.
const settings = { ...configuredSettings, SITE_URL: "http://localhost:3000", CONSENT: "off" };

/** A page of the build in which everything is configured, as it is with CONSENT=off. */
async function open(page: Page): Promise<string[]> {
	const left = await fakeVendors(page.context());
	const html = renderPage(".test-build/configured", "/faq", settings);
	const headers = createSecurityHeaders(readConfig(settings).public).preparedPage(html);
	await page.route("/faq", (route) => route.fulfill({ contentType: "text/html", headers, body: html }));
	await page.goto("/faq");
	return left;
}

test("where nobody is asked, everything starts at once", async ({ page, pageErrors }) => {
	const left = await open(page);
	await expect
		.poll(() => left.filter((one) => one.includes(" ")).toSorted())
		.toEqual(["analytics pageview kitchens.example /faq", "pixel PageView /faq", "tags gtm.js /faq"]);
	expect(pageErrors).toEqual([]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a frame and an image stand in", async ({ page }) => {
		const left = await open(page);
		await expect.poll(() => left.toSorted()).toEqual(["pixel PageView ?", "www.googletagmanager.com/ns.html"]);
	});
});

test("with nothing configured, nothing of it is in any page", () => {
	const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		/\.(html|data)$/.test(name),
	);
	expect(pages.length).toBeGreaterThan(60);
	for (const name of pages) {
		const text = readFileSync(new URL(name, folder), "utf8");
		expect(text, name).not.toMatch(/third-parties|data-consent|Cookie-instellingen|Cookie settings/);
		expect(text, name).not.toMatch(/facebook|googletagmanager|Meta Platforms|Google Ireland|page_view/);
	}
	expect(readdirSync(new URL("assets/", folder)).filter((name) => name.includes("consent"))).toEqual([]);
	expect(readFileSync(new URL("_headers", folder), "utf8")).toContain("Cross-Origin-Embedder-Policy: require-corp");
});
