import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type PageKey, pathOf } from "../../facts/pages.ts";
import { chromiumArgs, findChromium } from "../../tests/chromium.ts";
import { phone } from "../phone.ts";
import type { Kind } from "./journeys.ts";
import { notePress, pressKey, timeToShow } from "./note-press.ts";

/** How long someone looks at a page before touching it; late layout and pictures are done by then. */
const lookMs = 1500;
/** Longer than a pointer rests before the browser takes it for intent and prepares the page. */
const restMs = 1500;
/** On a busy computer a slow phone is slower still; the numbers say so, no error has to. */
const patienceMs = 20_000;

type Press = { from: PageKey; to: PageKey; kind: Kind };

/**
 * A browser as wide as a phone. Not one that plays a phone: with each page it would be told anew what it plays, and
 * lay out the page that is left once more. Playwright besides forbids browsers to prerender, which 0017 had to be compared with.
 */
export async function withPreparingBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
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

/** One visit that follows one link: milliseconds until the new page is on the screen. */
export async function measureOnce(browser: Browser, site: string, slowdown: number, press: Press): Promise<number> {
	const context = await browser.createBrowserContext();
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(patienceMs);
		await page.emulateCPUThrottling(slowdown);
		await page.evaluateOnNewDocument(notePress, pressKey);
		await page.goto(site + pathOf(press.from, "nl"), { waitUntil: "load" });
		await wait(lookMs);
		if (press.kind !== "first") await startReact(page);
		await followLink(page, pathOf(press.to, "nl"), press.kind);
		return await untilShown(page, site + pathOf(press.to, "nl"));
	} finally {
		await context.close();
	}
}

async function startReact(page: Page): Promise<void> {
	await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
	await page.waitForSelector("html[data-hydrated]");
	await page.waitForNetworkIdle();
	await wait(lookMs);
}

async function followLink(page: Page, path: string, kind: Kind): Promise<void> {
	const { x, y } = await placeOf(page, `a[href="${path}"]`);
	await page.mouse.move(x, y);
	if (kind === "prepared") await wait(restMs);
	await page.mouse.down();
	await page.mouse.up();
}

/** The middle of the first such link that is to be seen, once it has been scrolled to. */
async function placeOf(page: Page, links: string): Promise<{ x: number; y: number }> {
	for (const link of await page.$$(links)) {
		if (!(await link.evaluate((element) => element.checkVisibility()))) continue;
		// Sections further down are laid out once they are near, which moves what is below them.
		for (let time = 0; time < 3; time++) {
			await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
			await wait(300);
		}
		return await link.clickablePoint();
	}
	throw new Error(`${page.url()} has no ${links} that is to be seen.`);
}

async function untilShown(page: Page, address: string): Promise<number> {
	const end = performance.now() + patienceMs;
	while (performance.now() < end) {
		await wait(100);
		// Asked in between two documents, the browser has nobody to ask.
		const time = page.url() === address ? await page.evaluate(timeToShow, pressKey).catch(() => null) : null;
		if (time !== null) return time;
	}
	throw new Error(`${address} was not on the screen within ${patienceMs / 1000} s.`);
}
