import type { Browser, Page } from "@playwright/test";
import { materialKeys } from "../../facts/products/materials.ts";
import { randomNumbers } from "../../facts/random-numbers.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { fieldNames } from "../../mixer/mix-query.ts";
import { hydrate, onSlowPhone, open, until } from "../slow-phone.ts";
import { type Alive, choose, countWebGL, livingThings, type Shown, timeChange } from "./in-page.ts";

export type FirstFrame = { bytes: number; ms: number };
export type Memory = { heap: { early: number; late: number }; alive: { early: Alive; late: Alive } };

/** From the moment that the stage's file has arrived until its first frame is there. */
export function measureFirstFrame(browser: Browser, site: string, slowdown: number): Promise<FirstFrame> {
	return onSlowPhone(browser, slowdown, async (page) => {
		await open(page, site + pathOf("mixer", "nl"));
		const shown = page.evaluate(
			() =>
				new Promise<number>((done) => {
					new MutationObserver((_, observer) => {
						if (!document.querySelector("[data-shown] canvas")) return;
						observer.disconnect();
						done(performance.now());
					}).observe(document.body, { subtree: true, attributes: true, childList: true });
				}),
		);
		await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
		const at = await shown;
		const file = await page.evaluate(() => {
			const entries = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/mount-stage-"));
			const [entry] = entries.filter((one) => one instanceof PerformanceResourceTiming);
			return entry && { bytes: entry.encodedBodySize, arrived: entry.responseEnd };
		});
		if (!file) throw new Error("The stage's own file was not asked for.");
		return { bytes: file.bytes, ms: at - file.arrived };
	});
}

/** Every material once: how soon it is on the screen, and how many calls its frame takes. */
export function measureChanges(browser: Browser, site: string): Promise<Shown[]> {
	return onStage(browser, site, async (page) => {
		const times: Shown[] = [];
		for (const value of materialKeys) {
			const shown = await page.evaluate(timeChange, { name: fieldNames.base.material, value });
			if (shown) times.push(shown);
		}
		return times;
	});
}

/** What is held after many changes and after as many again, with the same kitchen on the screen. */
export function measureMemory(browser: Browser, site: string, changes: number): Promise<Memory> {
	return onStage(browser, site, async (page) => {
		const devtools = await page.context().newCDPSession(page);
		const random = randomNumbers(1);
		const names = [
			fieldNames.base.design,
			fieldNames.base.material,
			fieldNames.worktop,
			fieldNames.plan,
			fieldNames.sink,
		];
		const look = async () => {
			await page.evaluate(choose, { name: fieldNames.plan, chance: 0 });
			for (const name of names) await page.evaluate(choose, { name, chance: 0 });
			await devtools.send("HeapProfiler.collectGarbage");
			const { usedSize } = await devtools.send("Runtime.getHeapUsage");
			return { heap: usedSize, alive: await page.evaluate(livingThings) };
		};
		const change = async () => {
			for (let time = 0; time < changes; time++) {
				const name = names[Math.floor(random() * names.length)] ?? fieldNames.plan;
				await page.evaluate(choose, { name, chance: random() });
			}
			return look();
		};
		const early = await change();
		const late = await change();
		return { heap: { early: early.heap, late: late.heap }, alive: { early: early.alive, late: late.alive } };
	});
}

function onStage<Result>(browser: Browser, site: string, work: (page: Page) => Promise<Result>): Promise<Result> {
	return onSlowPhone(browser, 1, async (page) => {
		await page.addInitScript(countWebGL);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, site + pathOf("mixer", "nl"));
		await hydrate(page);
		await until(page, () => document.querySelector("[data-shown] canvas") !== null);
		return work(page);
	});
}
