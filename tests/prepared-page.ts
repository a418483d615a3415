import type { Page } from "@playwright/test";

/** Pages believe that the browser prepares them for somebody who has not come yet; those that Playwright drives never do. */
export async function prepare(page: Page): Promise<void> {
	await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true, configurable: true }));
}

/** The visitor comes, and the page is shown. */
export async function show(page: Page): Promise<void> {
	await page.evaluate(() => {
		Object.defineProperty(document, "prerendering", { value: false });
		document.dispatchEvent(new Event("prerenderingchange"));
	});
}
