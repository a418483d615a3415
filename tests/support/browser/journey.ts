import { test as base, expect, type Page } from "@playwright/test";
import { deferredAnimation } from "./deferred-animation.ts";

/**
 * `goto` ends with a page that is laid out: a click in the first second is lost where parts further up still grow.
 * `pageErrors` is everything that went wrong without anybody asking: console messages, exceptions, failed requests.
 */
export const test = base.extend<{ pageErrors: string[] }>({
	page: async ({ page }, use) => {
		const goto = page.goto.bind(page);
		page.goto = async (...address) => {
			const response = await goto(...address);
			await laidOut(page);
			return response;
		};
		await use(page);
	},
	pageErrors: async ({ page }, use) => {
		const pageErrors: string[] = [];
		page.on("console", (message) => {
			// Without a graphics card the browser fetches each frame of a canvas itself, and remarks that this takes time.
			const remark = message.text().includes("GPU stall due to ReadPixels");
			if ((message.type() === "error" || message.type() === "warning") && !remark) pageErrors.push(message.text());
		});
		page.on("pageerror", ({ message }) => pageErrors.push(message));
		page.on("requestfailed", (request) => {
			// Navigation aborts pending requests (prefetches, lazy images).
			const aborted = request.failure()?.errorText === "net::ERR_ABORTED";
			if (!aborted) pageErrors.push(`${request.url()} ${request.failure()?.errorText}`);
		});
		page.on("request", (request) => {
			// Pages are documents (0017): nothing may request route data.
			if (request.url().split("?")[0]?.endsWith(".data")) pageErrors.push(`${request.url()} was asked for`);
		});
		page.on("response", (response) => {
			if (response.status() >= 400) pageErrors.push(`${response.url()} ${response.status()}`);
		});
		await use(pageErrors);
	},
});

export { expect };

/** Sends the input that starts hydration. */
export async function wake(page: Page): Promise<void> {
	await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
}

/** Wakes the page and waits until React has taken it over. */
export async function hydrated(page: Page): Promise<void> {
	await wake(page);
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Lays out at once what would wait for the first second (app/ui/deferred-layout.module.css). */
export async function laidOut(page: Page): Promise<void> {
	// Before its style sheets are there, a page has no animations to finish.
	await page.waitForLoadState();
	await page.evaluate((name) => {
		const deferredAnimations = () =>
			document.getAnimations().filter((one) => "animationName" in one && String(one.animationName).includes(name));
		// What is inside a part begins to wait once that part is there.
		while (deferredAnimations().length > 0) for (const one of deferredAnimations()) one.finish();
	}, deferredAnimation);
}

/** How many of the page's own scripts were requested, after the last action had time to request them. */
export function startedScripts(page: Page): Promise<number> {
	return page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
		return document.querySelectorAll("script[type=module]").length;
	});
}
