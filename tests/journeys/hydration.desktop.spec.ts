import { expect, startedScripts, test } from "../support/browser/journey.ts";

test("a page loads nothing of React before the browser is idle", async ({ page }) => {
	// Idle never comes here, so only a visitor's action may start anything.
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});
	const scripts: string[] = [];
	page.on("request", (request) => {
		const isBoot = request.url().includes("/assets/boot-");
		if (request.resourceType() === "script" && !isBoot) scripts.push(request.url());
	});
	await page.goto("/faq", { waitUntil: "load" });
	await expect(page.locator("h1")).toBeVisible();
	expect(scripts).toEqual([]);
	await page.locator("footer a").first().hover();
	// A visitor on a link is about to leave.
	expect(await startedScripts(page)).toBe(0);
	expect(scripts).toEqual([]);
	await page.getByRole("searchbox").focus();
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
	expect(scripts.length).toBeGreaterThan(0);
	expect(
		scripts.filter((script) => script.includes("/manifest-")),
		"a page knows its own routes only",
	).toEqual([]);
});

test("when nobody does anything, hydration starts by itself once the browser is idle", async ({ page, pageErrors }) => {
	await page.goto("/");
	await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 15_000 });
	expect(pageErrors).toEqual([]);
});

test("the mixer does not wait for idle time: React brings its stage", async ({ page }) => {
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});
	await page.goto("/mixer");
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
});
