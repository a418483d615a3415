import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type PageKey, pagePaths, pathOf } from "../../facts/site/pages.ts";
import { deferredAnimation } from "../support/browser/deferred-animation.ts";
import { type RealServer, startRealServer } from "../support/site/real-server.ts";
import { testServerSettings } from "../support/site/test-server.ts";
import type { EngineBrowser, Launched } from "./browser.ts";
import { pageFaults } from "./page-faults.ts";

const sizes = [
	[390, 844],
	[1440, 900],
] as const;

declare global {
	interface Window {
		noticedErrors: string[];
	}
}

/** Every page at two widths, and the main journeys, in WebKit or Firefox. Leaves screenshots in test-results. */
export async function lookAtEngine(name: string, launch: () => Promise<Launched>): Promise<void> {
	const launched = await launch();
	if ("reason" in launched) {
		console.log(`${name} is skipped, because ${launched.reason}.`);
		test.skip(`${name}: ${launched.reason}`, () => {});
		return;
	}
	const browser: EngineBrowser = launched;
	let site: RealServer;
	beforeAll(async () => {
		site = await startRealServer(".test-build/site", {
			...testServerSettings(`engines-${name}`),
			NODE_ENV: "production",
		});
	});
	afterAll(async () => {
		await browser.close();
		await site.stop();
	});

	/** Opens a page, notes what goes wrong from then on, and waits until React has taken over. */
	async function visit(path: string): Promise<void> {
		await browser.open(site.address + path);
		await browser.evaluate(() => {
			window.noticedErrors = [];
			const note = (what: unknown) => window.noticedErrors.push(String(what));
			console.error = note;
			addEventListener("error", (event) => note(event.message));
			addEventListener("unhandledrejection", (event) => note(event.reason));
			addEventListener("securitypolicyviolation", (event) => note(event.violatedDirective));
			// Without a graphics card the mixer's 3D stage takes all the processor there is.
			HTMLCanvasElement.prototype.getContext = () => null;
			dispatchEvent(new Event("pointerdown"));
		});
		await until(() => "hydrated" in document.documentElement.dataset);
		// Sections further down are laid out within the first second, which moves what is below them.
		await until((deferred) => {
			const names = document.getAnimations().map((one) => ("animationName" in one ? String(one.animationName) : ""));
			return !names.some((animation) => animation.includes(deferred));
		}, deferredAnimation);
	}

	const until = <Args extends unknown[]>(isSo: (...args: Args) => boolean, ...args: Args) =>
		vi.waitFor(async () => expect(await browser.evaluate(isSo, ...args), String(isSo)).toBe(true), {
			timeout: 20_000,
			interval: 100,
		});

	const address = () => browser.evaluate(() => location.href);
	const page = (key: PageKey) => pathOf(key, "nl");

	describe.each(sizes)(`${browser.name}, %d × %d`, (width, height) => {
		beforeEach(() => browser.resize(width, height));

		test.each(pagePaths())("%s", async (path) => {
			await visit(path);
			const folder = join("test-results/engines", name);
			mkdirSync(folder, { recursive: true });
			writeFileSync(join(folder, `${path.replaceAll("/", "_")}-${width}.png`), await browser.screenshot());
			expect(await browser.evaluate(pageFaults)).toEqual([]);
			expect(await browser.evaluate(() => window.noticedErrors)).toEqual([]);
		});

		test("the menu opens and leads on", async () => {
			await visit(page("faq"));
			await browser.click("header button[popovertarget=menu]");
			const link = `#menu a[href="${page("how-we-work")}"]`;
			await until((selector) => document.querySelector(selector)?.checkVisibility() === true, link);
			await browser.click(link);
			await until((path) => location.pathname === path, page("how-we-work"));
		});

		test("the language switch leads to the same page in the other language", async () => {
			await visit(page("prices"));
			await browser.click("a[data-language]");
			await until((path) => location.pathname === path, pathOf("prices", "en"));
			expect(await browser.evaluate(() => document.documentElement.lang)).toBe("en");
		});

		test("a filter of the gallery leaves fewer kitchens", async () => {
			await visit(page("gallery"));
			const count = () => document.querySelectorAll("main li img").length;
			const all = await browser.evaluate(count);
			await browser.click("main nav a[href*='design=']");
			await until((before) => document.querySelectorAll("main li img").length < before, all);
			expect(await address()).toContain("design=");
		});

		test("the search of the FAQ leaves what was asked for", async () => {
			await visit(page("faq"));
			const question = await browser.evaluate(() => document.querySelector("[data-question] h3")?.textContent ?? "");
			await browser.type("input[type=search]", question);
			await until(() => {
				const shown = [...document.querySelectorAll("[data-question]")].filter((one) => one.checkVisibility());
				return shown.length > 0 && shown.length < 5;
			});
		});

		test("the newsletter takes an address", async () => {
			await visit(page("faq"));
			await browser.type("footer form input[name=email]", `visitor.${width}@example.com`);
			await browser.click("footer form button");
			await until(() => (document.querySelector("footer form [aria-live]")?.textContent ?? "") !== "");
			expect(await browser.evaluate(() => document.querySelector("footer form [aria-invalid=true]"))).toBeNull();
		});

		test("a choice in the mixer's form changes the address", async () => {
			await visit(page("mixer"));
			await browser.click("main form label:has(input[type=radio]:not(:checked))");
			await until(() => location.search.includes("mix="));
		});
	});
}
