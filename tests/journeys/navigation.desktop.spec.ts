import { expect, test } from "../support/browser/journey.ts";

test("a page is fetched while a pointer is on its link, one that only changes this page is not", async ({ page }) => {
	const devtools = await page.context().newCDPSession(page);
	const fetched: string[] = [];
	devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
		if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
	});
	await devtools.send("Preload.enable");
	await page.goto("/gallery");
	const menu = page.getByRole("navigation");
	await menu.locator('a[href="/prijzen"]').first().hover();
	await expect.poll(() => fetched).toEqual(["/prijzen"]);
	await page
		.getByRole("main")
		.getByRole("link", { name: /Flush in/ })
		.first()
		.hover();
	await menu.locator('a[href="/fronten"]').first().hover();
	await expect.poll(() => fetched).toEqual(["/prijzen", "/fronten"]);
});
