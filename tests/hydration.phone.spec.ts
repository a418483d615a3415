import { expect, hydrated, startedScripts, test } from "./journey.ts";

test.beforeEach(async ({ page }) => {
	// Idle never comes here, so only a visitor's action may start anything.
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});
});

test("a finger starts React once it is lifted, and not by opening the menu", async ({ page }) => {
	await page.goto("/faq");
	await page.getByRole("button", { name: "Menu" }).tap();
	await expect(page.locator("#menu")).toBeVisible();
	await page.locator("#menu button").tap();
	await expect(page.locator("#menu")).toBeHidden();
	expect(await startedScripts(page)).toBe(0);

	const search = page.getByRole("searchbox");
	await search.scrollIntoViewIfNeeded();
	const box = await search.boundingBox();
	if (!box) throw new Error("The search is not to be seen.");
	const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
	// Within less time than it takes to be held for a long press.
	expect(await startedScripts(page)).toBe(0);
	await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

test("React hears of a mouse that hovers, and not of a finger", async ({ page }) => {
	await page.goto("/faq");
	await hydrated(page);
	await page.evaluate(() => {
		// A mouse that lies still hovers wherever the page moves beneath it: only what follows a press counts.
		addEventListener("pointerdown", () => Object.assign(document.body.dataset, { heard: "" }), true);
		for (const type of ["pointerover", "pointerout", "mouseover", "mouseout", "mousedown", "click"]) {
			document.addEventListener(type, () => {
				document.body.dataset.heard += ` ${type}`;
			});
		}
	});
	await page.getByRole("searchbox").tap();
	await expect(page.locator("body")).toHaveAttribute("data-heard", " click");
	// For half a second after a tap, a mouse is not believed.
	await expect(async () => {
		await page.locator("h1").hover();
		await page.locator("header a").first().hover();
		expect(await page.locator("body").getAttribute("data-heard")).toContain(" mouseover");
	}).toPass();
});
