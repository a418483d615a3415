import type { Browser, Page } from "@playwright/test";
import { type PageKey, pathOf } from "../../facts/pages.ts";
import { hydrate, onSlowPhone, open, placeOf } from "../slow-phone.ts";
import type { Kind } from "./journeys.ts";
import { pressKey, shownKey, timeToShow, watchPage } from "./watch-page.ts";

const keys = { pressed: pressKey, shown: shownKey };

/** Longer than a pointer rests before the site takes it for intent and fetches. */
const restMs = 1000;

type Press = { from: PageKey; to: PageKey; kind: Kind };

/** One visit that follows one link: milliseconds until the new page is on the screen. */
export function measureOnce(browser: Browser, site: string, slowdown: number, press: Press): Promise<number> {
	return onSlowPhone(browser, slowdown, async (page) => {
		await page.addInitScript(watchPage, keys);
		await open(page, site + pathOf(press.from, "nl"));
		if (press.kind !== "first") await hydrate(page);
		const path = pathOf(press.to, "nl");
		await followLink(page, path, press.kind);
		await page.waitForURL(site + path);
		const time = await page.waitForFunction(timeToShow, keys);
		return await time.evaluate((value) => value ?? Number.NaN);
	});
}

async function followLink(page: Page, path: string, kind: Kind): Promise<void> {
	const { x, y } = await placeOf(page.locator(`a[href="${path}"]:visible`).first());
	if (kind !== "prefetched") return page.touchscreen.tap(x, y);
	await page.mouse.move(x, y);
	await page.waitForTimeout(restMs);
	await page.waitForLoadState("networkidle");
	await page.mouse.down();
	await page.mouse.up();
}
