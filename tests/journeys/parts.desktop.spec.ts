import type { Locator, Page } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { contrast } from "../../facts/products/contrast.ts";
import { flavours, materialOf } from "../../facts/products/materials.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const nlHome = readContent("home", "nl");

// The examples page exists in the test build only, beside the pages that break on purpose.
test.use({ baseURL: configuredAddress });

/** Each colour of visible text with the ground behind it, once. Only for pages without pictures behind their text. */
async function colourPairs(page: Page): Promise<{ text: string; ground: string }[]> {
	const pairs = await page.evaluate(() => {
		const seen = new Set<string>();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
			let ground = element;
			while (ground.parentElement && getComputedStyle(ground).backgroundColor.startsWith("rgba"))
				ground = ground.parentElement;
			seen.add(`${getComputedStyle(element).color} on ${getComputedStyle(ground).backgroundColor}`);
		}
		return [...seen];
	});
	const hex = (rgb: string) =>
		`#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
	return pairs.map((pair) => {
		const [text = "", ground = ""] = pair.split(" on ").map(hex);
		return { text, ground };
	});
}

/** How far something can be scrolled sideways. */
const hiddenWidth = (locator: Locator) => locator.evaluate((element) => element.scrollWidth - element.clientWidth);

async function openExamples(page: Page): Promise<void> {
	await page.goto("/ui");
	// Any key starts React; a page on which something always moves is not idle for long.
	await page.keyboard.press("Shift");
	await hydrated(page);
}

test.describe("the examples page", () => {
	test("passes axe and logs nothing", async ({ page, pageErrors }) => {
		// Two thousand elements take axe a while on a busy machine.
		test.slow();
		await openExamples(page);
		await expect(page.locator("h1:not([inert] *)")).toHaveCount(1);
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(pageErrors).toEqual([]);
	});

	for (const colorScheme of ["light", "dark"] as const) {
		test(`passes axe in forced colours (${colorScheme}), where every text shows`, async ({ page }) => {
			test.slow();
			await page.emulateMedia({ forcedColors: "active", colorScheme });
			await openExamples(page);
			// Chromium forces the fill of text too, but does not say so; axe believes what it says and sees faults.
			expect(await accessibilityFaults(page, { without: ["color-contrast"] })).toEqual([]);
			const pairs = await colourPairs(page);
			expect(pairs.length).toBeGreaterThan(1);
			expect(pairs.filter(({ text, ground }) => contrast(text, ground) < 4.5)).toEqual([]);
		});
	}

	test("never scrolls sideways at 360 px", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await openExamples(page);
		expect(await hiddenWidth(page.locator("html"))).toBe(0);
	});

	test("is not in the production build", async ({ request }) => {
		const site = `http://localhost:${process.env.SITE_PORT ?? "4310"}`;
		expect((await request.get(`${site}/ui`)).status()).toBe(404);
	});
});

test.describe("a marquee", () => {
	const passing = (page: Page, label: string) => {
		const marquee = page.getByRole("region", { name: label });
		return { marquee, copies: marquee.locator("> div > div") };
	};

	test("takes 20 s and fades over 200 px, unless it is told otherwise", async ({ page }) => {
		await openExamples(page);
		const usual = passing(page, "All flavours");
		await expect(usual.copies.first()).toHaveCSS("animation-duration", "20s");
		await expect(usual.marquee.locator("> div")).toHaveCSS("mask-image", /\b200px\b/);
		const changed = passing(page, "All fronts");
		await expect(changed.copies.first()).toHaveCSS("animation-duration", "12s");
		await expect(changed.marquee.locator("> div")).toHaveCSS("mask-image", /\b40px\b/);
	});

	test("passes by on the home page as the component does by itself", async ({ page }) => {
		await page.goto("/");
		const home = passing(page, nlHome.flavours);
		await expect(home.copies.first()).toHaveCSS("animation-duration", "20s");
		await expect(home.marquee.locator("> div")).toHaveCSS("mask-image", /\b200px\b/);
	});

	test("pauses under the pointer and while it has focus", async ({ page }) => {
		await openExamples(page);
		const { marquee, copies } = passing(page, "All flavours");
		const expectBoth = async (state: string) => {
			for (const copy of await copies.all()) await expect(copy).toHaveCSS("animation-play-state", state);
		};
		await expectBoth("running");
		await marquee.hover();
		await expectBoth("paused");
		await page.mouse.move(0, 0);
		await expectBoth("running");
		await marquee.focus();
		await expectBoth("paused");
	});

	test("stands still under reduced motion, with everything in sight", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openExamples(page);
		const { marquee, copies } = passing(page, "All flavours");
		await expect(copies.first()).toHaveCSS("animation-name", "none");
		await expect(copies.last()).toBeHidden();
		expect(await hiddenWidth(marquee.locator("> div"))).toBe(0);
	});

	test("says its content once", async ({ page }) => {
		await openExamples(page);
		const heard = await passing(page, "All flavours").marquee.ariaSnapshot();
		for (const key of flavours) expect(heard.split(materialOf(key).name), key).toHaveLength(2);
		await expect(passing(page, "All fronts").marquee.getByRole("link", { name: "Catch" })).toHaveCount(1);
	});
});

test.describe("a carousel", () => {
	const parts = (page: Page) => ({
		region: page.getByRole("region", { name: "Five kitchens" }),
		previous: page.getByRole("button", { name: "Previous kitchen" }),
		next: page.getByRole("button", { name: "Next kitchen" }),
		announced: page.locator("#carousels [aria-live]"),
	});
	const placeOf = (region: Locator) => region.evaluate((element) => element.scrollLeft);

	test("moves by its buttons, says where it is, and stops at both ends", async ({ page }) => {
		await openExamples(page);
		const { region, previous, next, announced } = parts(page);
		await expect(previous).toHaveAttribute("aria-disabled", "true");
		await expect(announced).toBeEmpty();
		await next.click();
		await expect(announced).toHaveText("Kitchen 2 of 5");
		expect(await placeOf(region)).toBeGreaterThan(0);
		await previous.click();
		await expect(announced).toHaveText("Kitchen 1 of 5");
		await expect.poll(() => placeOf(region)).toBe(0);
		for (let presses = 0; presses < 5; presses++) await next.press("Enter");
		await expect(announced).toHaveText("Kitchen 5 of 5");
		await expect(next).toHaveAttribute("aria-disabled", "true");
		await expect(next).toBeFocused();
	});

	test("moves by arrow keys", async ({ page }) => {
		await openExamples(page);
		const { region, announced } = parts(page);
		await region.focus();
		await page.keyboard.press("ArrowRight");
		await expect(announced).toHaveText("Kitchen 2 of 5");
		await page.keyboard.press("ArrowLeft");
		await expect(announced).toHaveText("Kitchen 1 of 5");
	});
});

test.describe("a disclosure", () => {
	test("opens and closes by keyboard, one of its group at a time", async ({ page }) => {
		await openExamples(page);
		await expectDisclosureToWork(page);
	});
});

async function expectDisclosureToWork(page: Page): Promise<void> {
	const [first, second] = [page.getByText("Can I open two at once?"), page.getByText("Does it need a script?")];
	const [answer, other] = [page.getByText("one closes the other"), page.getByText("the browser's own element")];
	await expect(answer).toBeHidden();
	await first.focus();
	await page.keyboard.press("Enter");
	await expect(answer).toBeVisible();
	await second.focus();
	await page.keyboard.press("Space");
	await expect(other).toBeVisible();
	await expect(answer).toBeHidden();
	await page.keyboard.press("Enter");
	await expect(other).toBeHidden();
}

test.describe("a front that opens", () => {
	const fronts = (page: Page) => page.locator("#opening [data-opens]");
	const faceOf = (front: Locator) => front.locator("> div:last-child");

	test("swings on hover and on focus, and closes again", async ({ page }) => {
		await openExamples(page);
		const [plain, linked] = [fronts(page).nth(0), fronts(page).nth(1)];
		await expect(faceOf(plain)).toHaveCSS("transform", "none");
		await plain.hover();
		await expect(faceOf(plain)).not.toHaveCSS("transform", "none");
		await page.mouse.move(0, 0);
		await expect(faceOf(plain)).toHaveCSS("transform", "none");
		await plain.focus();
		await expect(faceOf(plain)).not.toHaveCSS("transform", "none");
		// What is behind a front cannot be reached until it is laid out, some time after the first frame.
		await expect(linked.getByRole("link")).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(linked.getByRole("link")).toBeFocused();
		await expect(faceOf(linked)).not.toHaveCSS("transform", "none");
		await expect(faceOf(plain)).toHaveCSS("transform", "none");
	});

	test("shows its inside without moving under reduced motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openExamples(page);
		const front = fronts(page).first();
		await front.hover();
		await expect(faceOf(front)).toHaveCSS("visibility", "hidden");
		await expect(faceOf(front)).toHaveCSS("transform", "none");
		await expect(faceOf(front)).toHaveCSS("transition-duration", "0s");
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a carousel scrolls, and shows no buttons that would do nothing", async ({ page }) => {
		await page.goto("/ui");
		const region = page.getByRole("region", { name: "Five kitchens" });
		await expect(page.getByRole("button", { name: "Next kitchen" })).toHaveCount(0);
		await region.focus();
		await page.keyboard.press("ArrowRight");
		await expect(region.getByText("Barre in Honey")).toBeInViewport({ ratio: 0.99 });
	});

	test("a disclosure opens and closes", async ({ page }) => {
		await page.goto("/ui");
		await expectDisclosureToWork(page);
	});
});
