import type { Page } from "@playwright/test";
import { materialOf } from "../../facts/products/materials.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

test.use({ baseURL: configuredAddress });

/** The large front, which comes first, the words that say what it is made of, and one of the swatches. */
const partsOf = (page: Page) => ({
	large: page.locator('#materials [data-design="catch"]').first(),
	shown: page.locator("#materials [aria-live]"),
	honey: page.locator("#materials").getByRole("link", { name: "Honey" }),
});

async function expectShown(page: Page, material: "honey" | "blueberry"): Promise<void> {
	const { large, shown } = partsOf(page);
	await expect(shown).toContainText(`Catch in ${materialOf(material).name}`);
	await expect(large).toHaveCSS("--face", materialOf(material).colour);
	await expect(page.locator("#materials picture img")).toHaveAttribute("src", new RegExp(`/catch-${material}-`));
}

test("a swatch changes the large front and the address, and the visitor stays in place", async ({
	page,
	pageErrors,
}) => {
	await page.goto("/catch");
	await hydrated(page);
	await expectShown(page, "blueberry");
	const { honey } = partsOf(page);
	await honey.evaluate((link) => link.scrollIntoView({ block: "center" }));
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
	// Where it is on the screen: a name above it may take a line less, which browsers make up for by scrolling.
	const place = () => honey.evaluate((link) => Math.round(link.getBoundingClientRect().y));
	const before = await place();
	await honey.click();
	await expect(page).toHaveURL("/catch?material=honey");
	await expectShown(page, "honey");
	await expect(honey).toHaveAttribute("aria-current", "true");
	await expect(honey).toBeFocused();
	expect(await place()).toBe(before);
	expect(pageErrors).toEqual([]);
});

test("a material that does not exist shows the usual one", async ({ page, pageErrors }) => {
	const response = await page.goto("/catch?material=cardboard");
	expect(response?.status()).toBe(200);
	await hydrated(page);
	await expectShown(page, "blueberry");
	expect(pageErrors).toEqual([]);
});

test("the families of materials are tabs", async ({ page, pageErrors }) => {
	await page.goto("/catch");
	const swatch = (name: string) => page.locator("#materials").getByRole("link", { name, exact: true });
	await expect(swatch("Honey")).toBeVisible();
	await expect(swatch("Mint")).toBeHidden();
	await page.locator("#materials label", { hasText: "Melatop" }).click();
	await expect(swatch("Honey")).toBeHidden();
	await swatch("Mint").click();
	await expect(page).toHaveURL("/catch?material=mint");
	expect(pageErrors).toEqual([]);
});

test("the light on the bars of Barre and the drawer of Pull follow their sliders", async ({ page, pageErrors }) => {
	for (const [path, property] of [
		["/barre", "--light"],
		["/pull", "--open"],
	] as const) {
		await page.goto(path);
		await hydrated(page);
		await page.getByRole("slider").fill("90");
		await expect(page.locator(`[style*="${property}: 0.9"]`)).toHaveCount(1);
	}
	expect(pageErrors).toEqual([]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("Catch shows its cut in the material of a tab", async ({ page }) => {
		await page.goto("/catch");
		const cut = (material: "multiplex" | "tuna") => page.locator(`[name="cut"][value="${material}"]`);
		const picture = page.locator("fieldset").first().locator("img:visible");
		await expect(cut("multiplex")).toBeChecked();
		const before = await picture.getAttribute("src");
		await page
			.locator("fieldset label", { hasText: materialOf("tuna").name })
			.first()
			.click();
		await expect(cut("tuna")).toBeChecked();
		await expect(picture).toHaveCount(1);
		expect(await picture.getAttribute("src")).not.toBe(before);
	});

	test("Own shows the chosen knob from near, in the middle of the picture", async ({ page }) => {
		await page.goto("/own");
		const picker = page.locator("section", { has: page.locator('[name="knob"]') });
		const picture = picker.locator("img");
		const box = async () => (await picture.boundingBox()) ?? { x: 0, width: 0 };
		// Parts below the fold have no size until the browser has laid them out.
		await expect.poll(async () => (await box()).width).toBeGreaterThan(0);
		const whole = await box();
		await page.locator('label:has([value="chrome"])').click();
		// Until the camera stands still.
		await expect.poll(async () => (await box()).width).toBeCloseTo(whole.width * 2.6, 0);
		const right = await box();
		await page.locator('label:has([value="brass"])').click();
		await expect.poll(async () => (await box()).x).toBeGreaterThan(right.x + whole.width);
		await page.locator('label:has([value="all"])').click();
		await expect.poll(async () => (await box()).width).toBeCloseTo(whole.width, 0);
	});

	test("a swatch leads to a page that the server renders in that material", async ({ page }) => {
		await page.goto("/catch");
		await partsOf(page).honey.click();
		await expect(page).toHaveURL("/catch?material=honey");
		await expectShown(page, "honey");
		await expect(partsOf(page).honey).toHaveAttribute("aria-current", "true");
	});
});
