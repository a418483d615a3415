import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { PageKey } from "../../facts/site/pages.ts";
import { placeOf, until } from "../slow-phone.ts";
import { touch } from "./touch.ts";

/** Before React has started (some of these inputs start it), or once it has. */
const moments = ["before", "after"] as const;
export type Moment = (typeof moments)[number];

/** Something that visitors do, with real input, from a page at rest until what they wanted is there. */
export type Case = { name: string; page: PageKey; moments: readonly Moment[]; use(page: Page): Promise<void> };

/** Until a phone's keyboard has come up, and between two letters. */
const keyboardMs = 500;
const letterMs = 120;

async function tap(page: Page, target: string): Promise<void> {
	await touch(page, await placeOf(page, target));
}

// What is asked of the page runs there and may use nothing from outside itself.
export const cases: readonly Case[] = [
	{
		name: "menu",
		page: "home",
		moments,
		use: async (page) => {
			const isOpen = () => document.querySelector("nav#menu:popover-open") !== null;
			const isClosed = () => document.querySelector("nav#menu:popover-open") === null;
			await tap(page, "header button[popovertarget=menu]:not([popovertargetaction])");
			await until(page, isOpen);
			await tap(page, "nav#menu button[popovertargetaction=hide]");
			await until(page, isClosed);
		},
	},
	{
		name: "language",
		page: "home",
		moments,
		use: async (page) => {
			await tap(page, "a[data-language]");
			await until(page, () => document.documentElement.lang === "en" && document.readyState === "complete");
		},
	},
	{
		name: "filter",
		page: "gallery",
		moments,
		use: async (page) => {
			await tap(page, "main nav a[href*='design=']");
			await until(page, () => document.querySelector("main nav a[aria-current]") !== null);
		},
	},
	{
		name: "carousel",
		page: "home",
		// Its buttons come with React; until then one swipes, which needs no script.
		moments: ["after"],
		use: async (page) => {
			const hasMoved = () => (document.querySelector("[aria-roledescription=carousel]")?.scrollLeft ?? 0) > 0;
			await tap(page, "button[aria-controls]:not([aria-disabled=true]):has(svg)");
			await until(page, hasMoved);
		},
	},
	{
		name: "search",
		page: "faq",
		moments,
		use: async (page) => {
			const leftOut = () => [...document.querySelectorAll("[data-question]")].some((one) => !one.checkVisibility());
			await tap(page, "input[type=search]");
			await wait(keyboardMs);
			await page.keyboard.type("epoxy", { delay: letterMs });
			await until(page, leftOut);
		},
	},
];
