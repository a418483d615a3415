import type { Page } from "@playwright/test";
import { type PageKey, pathOf } from "../facts/pages.ts";
import { expect, laidOut, test } from "./journey.ts";

const pages: readonly PageKey[] = ["fronts", "prices", "how-we-work", "jobs", "gallery"];

async function heightOfHeading(page: Page): Promise<number> {
	await laidOut(page);
	const box = await page.locator("h1").first().boundingBox();
	if (!box) throw new Error("The page has no heading that is to be seen.");
	return box.height;
}

for (const key of pages) {
	const path = pathOf(key, "nl");
	test(`the heading of ${path} breaks its lines alike before its typeface has come`, async ({ page, browserName }) => {
		test.skip(browserName === "firefox", "Firefox looks for the machine's own typefaces while it already draws");
		await page.route("**/*.woff2", (route) => route.abort());
		await page.goto(path);
		test.skip(!(await hasArial(page)), "this machine has neither Arial nor its double");
		const before = await heightOfHeading(page);
		await page.unrouteAll();
		await page.reload();
		await page.evaluate(() => document.fonts.ready);
		expect(await heightOfHeading(page)).toBeCloseTo(before, -1);
	});
}

function hasArial(page: Page): Promise<boolean> {
	return page.evaluate(() =>
		new FontFace("Arial's", 'local("Arial Bold"), local("Liberation Sans Bold")').load().then(
			() => true,
			() => false,
		),
	);
}
