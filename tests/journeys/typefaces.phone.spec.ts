import type { Page } from "@playwright/test";
import { type PageKey, pathOf } from "../../facts/site/pages.ts";
import { expect, laidOut, test } from "../support/browser/journey.ts";

const pages: readonly PageKey[] = ["fronts", "prices", "how-we-work", "vacancies", "gallery"];

/** The main typefaces; each has a fallback of its own (build-tools/vite-plugins/fallback-fonts.ts). */
const settings = [
	{ face: "--display", weight: 800, stretch: 68 },
	{ face: "--display", weight: 800, stretch: 76 },
	{ face: "--display", weight: 800, stretch: 84 },
	{ face: "--display", weight: 800, stretch: 112 },
	{ face: "--text", weight: 400, stretch: 100 },
	{ face: "--text", weight: 600, stretch: 100 },
] as const;

test.beforeEach(async ({ page }) => {
	await page.route("**/*.woff2", (route) => route.abort());
});

for (const key of pages) {
	const path = pathOf(key, "nl");
	test(`the heading of ${path} breaks its lines alike before its typeface has come`, async ({ page }) => {
		await page.goto(path);
		await expectStandIns(page);
		const before = await heightOfHeading(page);
		await getTypefaces(page);
		expect(await heightOfHeading(page)).toBeCloseTo(before, -1);
	});
}

test("what stands in for a typeface is about as wide as it, for narrow and wide headings, texts and bold words", async ({
	page,
}) => {
	await page.goto(pathOf("how-we-work", "nl"));
	await expectStandIns(page);
	const before = await widthsOfText(page);
	await getTypefaces(page);
	const after = await widthsOfText(page);
	const ratios = before.map((width, at) => width / (after[at] ?? 0));
	for (const [at, ratio] of ratios.entries()) {
		expect(Math.abs(ratio - 1), `${JSON.stringify(settings[at])}: ${ratio.toFixed(3)}`).toBeLessThan(0.06);
	}
});

async function expectStandIns(page: Page): Promise<void> {
	test.skip(!(await hasArial(page)), "this machine has neither Arial nor its double");
	expect(await loadedFaces(page)).toEqual([]);
}

async function getTypefaces(page: Page): Promise<void> {
	await page.unrouteAll();
	await page.reload();
	await page.evaluate(() => document.fonts.ready);
	expect(await loadedFaces(page)).toEqual(expect.arrayContaining(["Anybody", "Instrument Sans"]));
}

function loadedFaces(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.fonts]
			.filter(({ status, family }) => status === "loaded" && !family.includes("Fallback"))
			.map(({ family }) => family.replaceAll('"', "")),
	);
}

async function heightOfHeading(page: Page): Promise<number> {
	await laidOut(page);
	const box = await page.locator("h1").first().boundingBox();
	if (!box) throw new Error("The page has no heading that is to be seen.");
	return box.height;
}

/** How wide the page's own words are on one line, in each of the settings. */
function widthsOfText(page: Page): Promise<number[]> {
	return page.evaluate((all) => {
		const words = (document.querySelector("main")?.textContent ?? "").replace(/\s+/g, " ").slice(0, 2000);
		return all.map(({ face, weight, stretch }) => {
			const line = document.createElement("span");
			line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 20px var(${face}); font-stretch: ${stretch}%`;
			line.textContent = words;
			document.body.append(line);
			const { width } = line.getBoundingClientRect();
			line.remove();
			return width;
		});
	}, settings);
}

function hasArial(page: Page): Promise<boolean> {
	return page.evaluate(() =>
		new FontFace("Arial's", 'local("Arial Bold"), local("Liberation Sans Bold")').load().then(
			() => true,
			() => false,
		),
	);
}
