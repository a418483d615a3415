import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { findProgram, installFromDebian } from "../support/site/programs.ts";
import type { Launched } from "./browser.ts";

const macos = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** A Firefox as people have it, driven over WebDriver BiDi. FIREFOX_PATH names another one. */
export async function launchFirefox(): Promise<Launched> {
	const executablePath = findFirefox();
	if (!executablePath) return { reason: "no Firefox is installed, and here it cannot be installed" };
	const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
	const page = await browser.newPage();
	page.setDefaultTimeout(60_000);
	const find = async (selector: string): Promise<ElementHandle> => {
		for (const element of await page.$$(selector)) {
			if (!(await element.isVisible())) continue;
			// To the bottom: what stays in place (header, the kitchen of the mixer) is at the top.
			await element.evaluate((one) => one.scrollIntoView({ block: "end", behavior: "instant" }));
			return element;
		}
		throw new Error(`${page.url()} shows no ${selector}`);
	};
	return {
		name: `Firefox ${await browser.version()}`,
		resize: (width, height) => page.setViewport({ width, height }),
		open: async (address) => {
			await page.goto(address, { waitUntil: "load" });
		},
		evaluate: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
			page.evaluate<[], () => Result>(`(${work}).apply(null, ${JSON.stringify(args)})`),
		click: async (selector) => {
			// Not the element's own click, which would scroll it to the middle again.
			const box = await (await find(selector)).boundingBox();
			if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		},
		type: async (selector, text) => (await find(selector)).type(text),
		screenshot: () => page.screenshot(),
		close: () => browser.close(),
	};
}

function findFirefox(): string | undefined {
	const { FIREFOX_PATH } = process.env;
	if (FIREFOX_PATH) return FIREFOX_PATH;
	const installed = () => findProgram("firefox-esr", "firefox") ?? [macos].find((path) => existsSync(path));
	return installed() ?? (installFromDebian("firefox-esr") ? installed() : undefined);
}
