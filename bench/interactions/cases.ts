import type { Locator, Page } from "@playwright/test";
import type { PageKey } from "../../facts/pages.ts";
import { placeOf } from "../slow-phone.ts";

/** Before React has started, so that this very input starts it, or once it has. */
const moments = ["before", "after"] as const;
export type Moment = (typeof moments)[number];

/** Something that visitors do, with real input, from a page at rest until what they wanted is there. */
export type Case = { name: string; page: PageKey; moments: readonly Moment[]; use(page: Page): Promise<void> };

/** Between one tap and the next, and between two letters. */
const pauseMs = { taps: 400, letters: 120 } as const;

async function tap(target: Locator): Promise<void> {
	const { x, y } = await placeOf(target);
	await target.page().touchscreen.tap(x, y);
}

export const cases: readonly Case[] = [
	{
		name: "menu",
		page: "home",
		moments,
		use: async (page) => {
			const menu = page.locator("nav#menu");
			await tap(page.locator("header button[popovertarget=menu]:not([popovertargetaction])"));
			await menu.waitFor({ state: "visible" });
			await page.waitForTimeout(pauseMs.taps);
			await tap(menu.locator("button[popovertargetaction=hide]"));
			await menu.waitFor({ state: "hidden" });
		},
	},
	{
		name: "language",
		page: "home",
		moments,
		use: async (page) => {
			await tap(page.locator("a[data-language]"));
			await page.locator("html[lang=en]").waitFor({ state: "attached" });
			await page.waitForLoadState("load");
		},
	},
	{
		name: "filter",
		page: "gallery",
		moments,
		use: async (page) => {
			await tap(page.locator("main nav a[href*='design=']").first());
			await page.locator("main nav a[aria-current]").first().waitFor();
		},
	},
	{
		name: "carousel",
		page: "home",
		// Its buttons come with React; until then one swipes, which needs no script.
		moments: ["after"],
		use: async (page) => {
			const carousel = page.locator("[aria-roledescription=carousel]");
			for (const button of await page.locator("button[aria-controls]", { has: page.locator("svg") }).all()) {
				if ((await button.getAttribute("aria-disabled")) === "true") continue;
				const place = () => carousel.evaluate((region) => region.scrollLeft);
				const from = await place();
				await tap(button);
				while ((await place()) === from) await page.waitForTimeout(pauseMs.letters);
			}
		},
	},
	{
		name: "search",
		page: "faq",
		moments,
		use: async (page) => {
			const all = await page.locator("[data-question]:visible").count();
			await tap(page.locator("input[type=search]"));
			await page.keyboard.type("epoxy", { delay: pauseMs.letters });
			while ((await page.locator("[data-question]:visible").count()) === all) await page.waitForTimeout(pauseMs.taps);
		},
	},
];
