import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "../tests/chromium.ts";
import { phone } from "./phone.ts";

/** One browser for all measurements of a bench. */
export async function withBrowser<Result>(
	work: (browser: Browser) => Promise<Result>,
	args: readonly string[] = chromiumArgs,
): Promise<Result> {
	const browser = await chromium.launch({ executablePath: await findChromium(), args: [...args] });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** On a busy computer a slow phone is slower still; the numbers say so, no error has to. */
const patienceMs = 120_000;

/** A first visit on a phone whose processor is so many times slower than this computer's. */
export async function onSlowPhone<Result>(
	browser: Browser,
	slowdown: number,
	work: (page: Page) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext(phone);
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
const lookMs = 1500;

/** Opens a page and looks at it, which does not start React yet. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: "load" });
	await page.waitForTimeout(lookMs);
}

/** Starts React with a sign that no measurement sees, and waits until all that follows from it is over. */
export async function hydrate(page: Page): Promise<void> {
	await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(lookMs);
}

/** The middle of an element that has been scrolled into sight. */
export async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
	await target.scrollIntoViewIfNeeded();
	// What scrolling itself sets going (pictures, sticky parts) is not what we measure.
	await target.page().waitForTimeout(300);
	const box = await target.boundingBox();
	if (!box) throw new Error(`${target} is not to be seen`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
