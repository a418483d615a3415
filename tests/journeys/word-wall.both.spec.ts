import type { Page } from "@playwright/test";
import { fill } from "../../content/fill.ts";
import { readContent } from "../../content/read-content.ts";
import { frontNames } from "../../facts/products/fronts.ts";
import { materialOf } from "../../facts/products/materials.ts";
import { parseMixQuery } from "../../mixer/mix-query.ts";
import { serializeWall, shuffled, type WordWall, wallOf, withNextFront } from "../../word-wall/wall-link.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const nl = readContent("word-wall", "nl");

/** The accessible names of a wall's buttons, one for each letter. */
const namesOf = ({ letters }: WordWall) =>
	letters.map(({ character, front }) =>
		fill(nl.front, { letter: character, design: frontNames[front.design], material: materialOf(front.material).name }),
	);

const partsOf = (page: Page) => ({
	field: page.getByLabel(nl.form.label),
	shuffle: page.getByRole("link", { name: nl.form.shuffle }),
	problem: page.locator("#word-problem"),
	frontsOf: ({ word }: WordWall) => page.getByRole("form", { name: word, exact: true }).getByRole("button"),
});

async function expectWall(page: Page, wall: WordWall): Promise<void> {
	const fronts = partsOf(page).frontsOf(wall);
	await expect(fronts).toHaveCount(wall.letters.length);
	for (const [at, name] of namesOf(wall).entries()) await expect(fronts.nth(at)).toHaveAccessibleName(name);
}

const luna = wallOf("LUNA");

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with scripts" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("a word becomes a wall; it can be shuffled, one front changed, and its link shows the same", async ({
			page,
			pageErrors,
			context,
		}) => {
			await page.goto("/muur");
			if (javaScriptEnabled) await hydrated(page);
			const { field, shuffle, frontsOf } = partsOf(page);
			await field.fill("Luna");
			if (!javaScriptEnabled) await page.getByRole("button", { name: nl.form.submit }).click();
			await expectWall(page, luna);

			const again = shuffled(luna);
			await shuffle.click();
			await expectWall(page, again);

			const changed = withNextFront(again, 2);
			await frontsOf(again).nth(2).focus();
			await page.keyboard.press("Enter");
			await expectWall(page, changed);
			const link = await page.getByLabel(nl.share.link).inputValue();
			expect(new URL(link).search).toBe(`?${serializeWall(changed)}`);

			const other = await context.newPage();
			await other.goto(`/muur${new URL(link).search}`);
			await expectWall(other, changed);
			expect(pageErrors).toEqual([]);
		});
	});
}

test("what cannot stand on a front is refused with a sentence, and never markup", async ({ page }) => {
	const response = await page.goto(`/muur?w=${encodeURIComponent("<b>Zoë</b>\"'><script>alert(1)</script>")}`);
	expect(response?.status()).toBe(400);
	const { problem } = partsOf(page);
	await expect(problem).toHaveText(nl.form.characters);
	await expect(page.locator("main b b, main script:not([type])")).toHaveCount(0);
	expect((await page.goto(`/muur?w=${"a".repeat(25)}`))?.status()).toBe(400);
	await expectWall(page, wallOf("A".repeat(24)));
	expect((await page.goto("/muur?w=Zo%C3%AB"))?.status()).toBe(200);
	await expect(problem).toBeEmpty();
});

test("a shared wall has a card and a poster of its own, and a way into the mixer", async ({ page, request }) => {
	await page.goto("/muur?w=jansen-de+vries");
	const wall = wallOf("JANSEN-DE VRIES");
	const metaOf = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute("content");
	const card = new URL((await metaOf("og:image")) ?? "");
	expect(card.search).toBe(`?${serializeWall(wall)}`);
	expect(new URL((await metaOf("og:url")) ?? "").search).toBe(card.search);
	const picture = await request.get(card.pathname + card.search);
	expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);

	const poster = await page.getByRole("link", { name: nl.poster.save }).getAttribute("href");
	expect((await request.get(poster ?? "")).headers()["content-type"]).toBe("image/svg+xml");
	const mixer = await page.getByRole("link", { name: nl.mixer.action.label }).getAttribute("href");
	const { mix, damaged } = parseMixQuery(new URLSearchParams(mixer?.split("?")[1]));
	expect(damaged).toBe(false);
	expect(mix.wall).toMatchObject(wall.letters.at(0)?.front ?? {});
	expect(mix.base).toMatchObject(wall.letters.at(-1)?.front ?? {});
	expect(mix.tall).toMatchObject(wall.blank);
});

test("the longest words fit a small phone, and axe finds nothing", async ({ page, isMobile }) => {
	if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
	for (const word of ["W".repeat(24), "Autoverzekeringspremies!", "I"]) {
		await page.goto(`/muur?w=${word}`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	}
	expect(await accessibilityFaults(page)).toEqual([]);
});
