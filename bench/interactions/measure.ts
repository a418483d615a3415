import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { pathOf } from "../../facts/site/pages.ts";
import { hydrate, onSlowPhone, open } from "../slow-phone.ts";
import type { Case, Moment } from "./cases.ts";
import { latenciesOf } from "./latencies.ts";
import { quickestMs, recordEvents, recordedEvents, storageKey, type TimedEvent } from "./record-events.ts";
import { touch } from "./touch.ts";

/** Its slowest interaction, and all that the browser told about the run. */
export type Run = { worst: number; events: TimedEvent[] };

/** The browser tells about an event some time after the frame that showed it. */
const reportMs = 500;

/** A tap on a page with nothing on it but two letters: no page of any site can be quicker here. */
export function measureFloor(browser: Browser, site: string, slowdown: number): Promise<number> {
	return onSlowPhone(browser, slowdown, async (page) => {
		await page.addInitScript(recordEvents, { key: storageKey, quickest: quickestMs });
		await open(page, `${site}/healthz`);
		await touch(page, { x: 100, y: 100 });
		await wait(reportMs);
		return Math.max(quickestMs, ...latenciesOf(await page.evaluate(recordedEvents, storageKey)));
	});
}

/** One visit by someone who does this once. */
export function measureOnce(browser: Browser, site: string, slowdown: number, one: Case, moment: Moment): Promise<Run> {
	return onSlowPhone(browser, slowdown, async (page) => {
		await page.addInitScript(recordEvents, { key: storageKey, quickest: quickestMs });
		await open(page, site + pathOf(one.page, "nl"));
		if (moment === "after") await hydrate(page);
		await one.use(page);
		await wait(reportMs);
		const events = await page.evaluate(recordedEvents, storageKey);
		return { worst: Math.max(quickestMs, ...latenciesOf(events)), events };
	});
}
