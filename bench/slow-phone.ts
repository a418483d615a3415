import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "../tests/chromium.ts";
import { phone } from "./phone.ts";

// Playwright's locators hang listeners of their own on a page, which take longer than ours when a finger comes down.
// Nothing here uses them: pages are asked with `evaluate`, which leaves nothing behind.

/** What looking at a page needs, whoever drives the browser. What is asked runs there and may use nothing from outside itself. */
export type Asked = {
	url(): string;
	evaluate<Answer>(ask: (argument: string) => Answer, argument: string): Promise<Answer>;
};

/** One browser for all measurements of a bench. */
export async function withBrowser<Result>(
	work: (browser: Browser) => Promise<Result>,
	args: readonly string[] = chromiumArgs,
): Promise<Result> {
	const executablePath = await findChromium();
	const browser = await chromium.launch({ executablePath, args: [...args] });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** On a busy computer a slow phone is slower still; the numbers say so, no error has to. */
export const patienceMs = 120_000;

/** A first visit on a phone whose processor is so many times slower than this computer's. */
export async function onSlowPhone<Result>(
	browser: Browser,
	slowdown: number,
	work: (page: Page) => Promise<Result>,
	options: BrowserContextOptions = phone,
): Promise<Result> {
	const context = await browser.newContext(options);
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(patienceMs);
		const devtools = await context.newCDPSession(page);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		return await work(page);
	} finally {
		await context.close();
	}
}

/** How long someone looks at a page before touching it; late layout and pictures are done by then. */
export const lookMs = 1500;

/** Opens a page and looks at it, which does not start React yet. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: "load" });
	await wait(lookMs);
}

/** Starts React with a sign that no measurement sees, and waits until all that follows from it is over. */
export async function hydrate(page: Page): Promise<void> {
	await wake(page);
	await page.waitForLoadState("networkidle");
	await wait(lookMs);
}

/** Gives the sign of use that starts React, and waits until it has taken over. */
export async function wake(page: Asked): Promise<void> {
	await page.evaluate(() => dispatchEvent(new Event("pointerdown")), "");
	await until(page, () => "hydrated" in document.documentElement.dataset);
}

/** Looking takes the page's time, so it is done only now and then. */
const everyMs = 400;

/** Waits until something is so on the page. */
export async function until(page: Asked, isSo: (argument: string) => boolean, argument = ""): Promise<void> {
	const end = performance.now() + patienceMs;
	while (performance.now() < end) {
		await wait(everyMs);
		// Asked in between two documents, the browser has nobody to ask.
		if (await page.evaluate(isSo, argument).catch(() => false)) return;
	}
	throw new Error(`${page.url()} does not come to what was waited for: ${isSo}`);
}

/** The middle of the first such element that is to be seen, once it has been scrolled to and nothing moves it any more. */
export async function placeOf(page: Asked, selector: string): Promise<{ x: number; y: number }> {
	let before: string | undefined;
	const end = performance.now() + patienceMs;
	while (performance.now() < end) {
		// Sections further down are laid out once they are near, which moves what is below them.
		const place = await page.evaluate(scrollTo, selector);
		if (!place) throw new Error(`${page.url()} has no ${selector} that is to be seen.`);
		const now = JSON.stringify(place);
		if (now === before) return place;
		before = now;
		// What scrolling itself sets going (pictures, sticky parts) is not what we measure.
		await wait(everyMs);
	}
	throw new Error(`${page.url()} never lets ${selector} come to rest.`);
}

/** Runs in the page. */
function scrollTo(selector: string): { x: number; y: number } | undefined {
	const target = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
	if (!target) return undefined;
	target.scrollIntoView({ block: "nearest", behavior: "instant" });
	const { x, y, width, height } = target.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
}
