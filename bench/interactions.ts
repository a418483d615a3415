import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { pathOf } from "../facts/site/pages.ts";
import { budgets } from "./budgets.ts";
import { median } from "./median.ts";

export type Timing = { name: string; ms: number; goal: number };

const slowdown = 4;
/** The Event Timing API leaves out events that are faster than this. */
const minDurationMs = 16;

/** A page, what is tapped and typed on it in turn, and a selector that matches once the effect shows. */
const interactions = [
	{
		name: "menu",
		page: "home",
		touched: ["header button[popovertarget=menu]"],
		typed: "",
		shown: "#menu:popover-open",
	},
	{
		name: "filter",
		page: "gallery",
		touched: ["main details:not([open]) summary", "main nav a[href*='design=']"],
		typed: "",
		shown: "main nav [aria-current]",
	},
	{ name: "search", page: "faq", touched: ["input[type=search]"], typed: "epoxy", shown: "[data-question]" },
] as const;

const links = [
	["home", "fronts"],
	["faq", "prices"],
	["home", "gallery"],
] as const;

/** How soon a slow phone responds, on hydrated pages and on links to pages that were not prefetched. */
export async function measureInteractions(
	browser: Browser,
	site: string,
	phone: BrowserContextOptions,
	runs: number,
): Promise<Timing[]> {
	const timings: Timing[] = [];
	const measure = async (name: string, goal: number, visit: (page: Page) => Promise<number>) => {
		const times: number[] = [];
		while (times.length < runs) times.push(await onSlowPhone(browser, phone, visit));
		timings.push({ name, ms: median(times), goal });
	};
	for (const { name, page: key, touched, typed, shown } of interactions) {
		await measure(name, budgets.interaction, async (page) => {
			await openHydrated(page, site + pathOf(key, "nl"));
			for (const selector of touched) await touch(page, selector);
			await page.keyboard.type(typed, { delay: 120 });
			await page.waitForFunction((selector) => document.querySelector(selector) !== null, shown);
			return page.evaluate(slowestInteraction, minDurationMs);
		});
	}
	for (const [from, to] of links) {
		await measure(`${pathOf(from, "nl")} to ${pathOf(to, "nl")}`, budgets.navigation, async (page) => {
			await openHydrated(page, site + pathOf(from, "nl"));
			// Not by hand, since resting on a link would fetch it ahead.
			const clicked = await page.evaluate(
				(path) => {
					document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
					return performance.timeOrigin + performance.now();
				},
				pathOf(to, "nl"),
			);
			await page.waitForURL(site + pathOf(to, "nl"));
			const painted = await page.evaluate(firstPaint);
			return painted - clicked;
		});
	}
	return timings;
}

async function onSlowPhone(
	browser: Browser,
	phone: BrowserContextOptions,
	visit: (page: Page) => Promise<number>,
): Promise<number> {
	const context = await browser.newContext(phone);
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(120_000);
		const devtools = await context.newCDPSession(page);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		return await visit(page);
	} finally {
		await context.close();
	}
}

async function openHydrated(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.waitForLoadState("networkidle");
}

/** A tap of 50 ms. Playwright's own taps take no time and leave listeners on the page, which would be measured. */
async function touch(page: Page, selector: string): Promise<void> {
	const place = await page.evaluate((wanted) => {
		const target = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
		target?.scrollIntoView({ block: "center", behavior: "instant" });
		const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
		return { x: x + width / 2, y: y + height / 2 };
	}, selector);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
	await wait(50);
	await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Runs in the page: from an input to the frame that shows its effect, by the browser's own clock. */
function slowestInteraction(durationThreshold: number): Promise<number> {
	return new Promise((done) => {
		const times = [durationThreshold];
		const observer = new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (entry instanceof PerformanceEventTiming && entry.interactionId) times.push(entry.duration);
			}
		});
		const options = { type: "event", buffered: true, durationThreshold };
		observer.observe(options);
		// The browser reports an event some time after the frame that showed its effect.
		setTimeout(() => done(Math.max(...times)), 1000);
	});
}

/** Runs in the page: when its first content was painted, by the clock that all pages share. */
function firstPaint(): Promise<number> {
	return new Promise((done) => {
		new PerformanceObserver((list) => {
			const [entry] = list.getEntriesByName("first-contentful-paint");
			if (entry) done(performance.timeOrigin + entry.startTime);
		}).observe({ type: "paint", buffered: true });
	});
}
