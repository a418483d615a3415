import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { type PageKey, pathOf } from "../../facts/pages.ts";
import { chromiumArgs } from "../../tests/chromium.ts";
import { phone } from "../phone.ts";
import { hydrate, onSlowPhone, open, placeOf, until, withBrowser } from "../slow-phone.ts";
import type { Kind } from "./journeys.ts";
import { isShown, notePress, pressKey, timeToShow } from "./note-press.ts";

/** Longer than a pointer rests before the browser takes it for intent and prepares the page. */
const restMs = 1500;

type Visit = { from: PageKey; to: PageKey; kind: Kind };

/**
 * A browser as wide as a phone. Not one that plays a phone: with each page it would be told anew what it plays, and
 * lay out the page that is left once more.
 */
export function withNarrowBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
	const { viewport, deviceScaleFactor } = phone;
	return withBrowser(work, [
		...chromiumArgs,
		`--window-size=${viewport.width},${viewport.height}`,
		`--force-device-scale-factor=${deviceScaleFactor}`,
	]);
}

/** One visit that follows one link: milliseconds until the new page is on the screen. */
export function measureOnce(
	browser: Browser,
	site: string,
	slowdown: number,
	{ from, to, kind }: Visit,
): Promise<number> {
	const visit = async (page: Page) => {
		await page.addInitScript(notePress, pressKey);
		await open(page, site + pathOf(from, "nl"));
		if (kind !== "first") await hydrate(page);
		return press(page, pathOf(to, "nl"), kind);
	};
	return onSlowPhone(browser, slowdown, visit, { viewport: null });
}

/** The same between two pages with nothing on them but two letters: no page of any site can be quicker here. */
export function measureFloor(browser: Browser, site: string, slowdown: number): Promise<number> {
	const next = "/healthz";
	const visit = async (page: Page) => {
		await page.addInitScript(notePress, pressKey);
		await open(page, `${site}${next}?first`);
		await page.evaluate((href) => {
			document.body.replaceChildren(Object.assign(document.createElement("a"), { href, textContent: "ok" }));
		}, next);
		return press(page, next, "cold");
	};
	return onSlowPhone(browser, slowdown, visit, { viewport: null });
}

async function press(page: Page, path: string, kind: Kind): Promise<number> {
	const { x, y } = await placeOf(page, `a[href="${path}"]`);
	await page.mouse.move(x, y);
	if (kind === "prepared") await wait(restMs);
	await page.mouse.down();
	await page.mouse.up();
	await until(page, isShown, path);
	return page.evaluate(timeToShow, pressKey);
}
