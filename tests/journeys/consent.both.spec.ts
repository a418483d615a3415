import type { Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { fakeVendors } from "../support/browser/fake-vendors.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { newVisitor } from "../support/browser/quiet-visitor.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const nlConsentWords = readContent("consent-words", "nl");

// All integrations are configured in the test build, and visitors are asked.
test.use({ baseURL: configuredAddress, storageState: newVisitor });

const question = (page: Page) => page.getByRole("dialog", { name: nlConsentWords.drawer.heading });

test("the drawer moves nothing, hides nothing that has focus, and has no fault", async ({ page, context }) => {
	await fakeVendors(context);
	await page.goto("/privacy");
	await expect(question(page)).toBeVisible();
	await hydrated(page);
	const places = () =>
		page.evaluate(async () => {
			await document.fonts.ready;
			return [...document.querySelectorAll("header, h1, main, footer")].map((one) =>
				one.getBoundingClientRect().toJSON(),
			);
		});
	const open = await places();
	await question(page).getByText(nlConsentWords.drawer.choose).click();
	expect(await places()).toEqual(open);
	const last = page.locator("footer").getByRole("link").last();
	await last.focus();
	const [link, drawer] = await Promise.all([last.boundingBox(), question(page).boundingBox()]);
	expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(drawer?.y ?? 0);
	await page.evaluate(() => scrollTo(0, 0));

	expect(await accessibilityFaults(page)).toEqual([]);
	await question(page).getByText(nlConsentWords.drawer.choose).press("Escape");
	await expect(question(page)).toBeHidden();
	expect(await places()).toEqual(open);
});
