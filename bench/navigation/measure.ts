import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type PageKey, pathOf } from "../../facts/site/pages.ts";
import { chromiumArgs, findChromium } from "../../tests/chromium.ts";
import { phone } from "../phone.ts";
import { lookMs, patienceMs, placeOf, until, wake } from "../slow-phone.ts";
import type { Kind } from "./journeys.ts";
import { isShown, notePress, pressKey, type Times, timesSince } from "./note-press.ts";

/** Longer than a pointer rests before the browser prepares the page, and than a slow phone takes to do so. */
const restMs = 2500;

type Visit = { from: PageKey; to: PageKey; kind: Kind };

/**
 * A browser as wide as a phone. Not one that plays a phone: with each page it would be told anew what it plays, and
 * lay out the page that is left once more. Puppeteer, since with Playwright browsers prepare no pages.
 */
export async function withNarrowBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
	const { viewport, deviceScaleFactor } = phone;
	const size = [
		`--window-size=${viewport.width},${viewport.height}`,
		`--force-device-scale-factor=${deviceScaleFactor}`,
	];
	const args = [...chromiumArgs, ...size];
	const browser = await puppeteer.launch({ executablePath: await findChromium(), args, defaultViewport: null });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** One visit that follows one link. */
export function measureOnce(
	browser: Browser,
	site: string,
	slowdown: number,
	{ from, to, kind }: Visit,
): Promise<Times> {
	return onSlowPage(browser, slowdown, site + pathOf(from, "nl"), async (page) => {
		if (kind !== "first") await startReact(page);
		return press(page, pathOf(to, "nl"), kind);
	});
}

/** The same between two pages with nothing on them but two letters: no page of any site can be quicker here. */
export function measureFloor(browser: Browser, site: string, slowdown: number): Promise<Times> {
	const next = "/healthz";
	return onSlowPage(browser, slowdown, `${site}${next}?first`, async (page) => {
		await page.evaluate((href) => {
			document.body.replaceChildren(Object.assign(document.createElement("a"), { href, textContent: "ok" }));
		}, next);
		return press(page, next, "cold");
	});
}

/** A first visit to a page, looked at for a while. Pages that the browser prepares there are slowed down with it. */
async function onSlowPage(
	browser: Browser,
	slowdown: number,
	address: string,
	work: (page: Page) => Promise<Times>,
): Promise<Times> {
	const context = await browser.createBrowserContext();
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(patienceMs);
		await page.emulateCPUThrottling(slowdown);
		await page.evaluateOnNewDocument(notePress, pressKey);
		await page.goto(address, { waitUntil: "load" });
		await wait(lookMs);
		return await work(page);
	} finally {
		await context.close();
	}
}

async function startReact(page: Page): Promise<void> {
	await wake(page);
	await page.waitForNetworkIdle();
	await wait(lookMs);
}

async function press(page: Page, path: string, kind: Kind): Promise<Times> {
	const { x, y } = await placeOf(page, `a[href="${path}"]`);
	await page.mouse.move(x, y);
	if (kind === "prepared") await wait(restMs);
	await page.mouse.down();
	await page.mouse.up();
	await until(page, isShown, path);
	return page.evaluate(timesSince, pressKey);
}
