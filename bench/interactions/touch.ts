import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** How long a finger is on the glass: what browsers take for their own synthetic taps. People take longer, no one takes nothing. */
export const touchMs = 50;

/** Puts a finger down and lifts it. */
export async function touch(page: Page, place: { x: number; y: number }): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	// Fingers do not wait until a page has answered.
	const down = devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
	await wait(touchMs);
	await Promise.all([down, devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })]);
	await devtools.detach();
}
