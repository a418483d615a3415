import { matchesFilter } from "../../app/sections/gallery/kitchen-filter.ts";
import { readContent } from "../../content/read-content.ts";
import { frontDesigns } from "../../facts/products/fronts.ts";
import { families, materialsOf } from "../../facts/products/materials.ts";
import { readPhotos } from "../../media/photos.ts";
import { readShots } from "../../media/shots.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const enGallery = readContent("gallery", "en");
const nlGallery = readContent("gallery", "nl");

const group = "kitchens/";
const photos = await readPhotos();
const photoOf = (name: string) => photos.find(({ photo }) => photo.replaces === name)?.photo.shows;
const renders = readShots().filter(({ name }) => name.startsWith(group));
/** What each kitchen in the gallery shows. */
const kitchens = [
	...renders.map(({ name, shot }) => photoOf(name) ?? shot.shows),
	...photos.filter(({ photo }) => !photo.replaces).map(({ photo }) => photo.shows),
];
const flushCount = kitchens.filter(({ design }) => design === "flush").length;
const notShown = frontDesigns
	.flatMap((design) => families.map((material) => ({ design, material })))
	.find((filter) => !kitchens.some((kitchen) => matchesFilter(kitchen, filter)));
const chosen = renders.find(
	({ name, shot }) => shot.shows.design === "flush" && shot.shows.materials?.includes("tabasco") && !photoOf(name),
);
if (!chosen) throw new Error("The gallery's journeys look for a kitchen with Flush fronts in Tabasco.");
const id = chosen.name.slice(group.length);

test("choosing a front leaves its kitchens, tells how many, and the back button brings the others back", async ({
	page,
}) => {
	await page.goto("/gallery");
	await hydrated(page);
	const pictures = page.locator("main li img");
	await expect(pictures).toHaveCount(kitchens.length);
	await page.locator("summary", { hasText: nlGallery.filter.label }).click();
	await page
		.getByRole("navigation", { name: nlGallery.filter.label })
		.getByRole("link", { name: /^Flush/ })
		.click();
	await expect(page).toHaveURL("/gallery?design=flush");
	await expect(pictures).toHaveCount(flushCount);
	await expect(page.getByRole("status")).toContainText(String(flushCount));
	await page.goBack();
	await expect(page).toHaveURL("/gallery");
	await expect(pictures).toHaveCount(kitchens.length);
});

test("the viewer turns by keys, closes with Escape and gives focus back", async ({ page }) => {
	await page.goto("/gallery");
	await hydrated(page);
	await page.locator(`#open-${id}`).click();
	const viewer = page.getByRole("dialog");
	await expect(viewer).toContainText("Flush in Tabasco");
	await expect(viewer.getByRole("link", { name: "Flush", exact: true })).toHaveAttribute("href", "/flush");
	await page.keyboard.press("ArrowRight");
	await expect(viewer).not.toContainText("Flush in Tabasco");
	// In some browsers a press on something that takes no focus takes it out of the viewer.
	await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
	await expect(page.locator("body")).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(viewer).toContainText("Flush in Tabasco");
	await viewer.getByRole("button", { name: nlGallery.viewer.larger }).click();
	await expect(viewer.getByRole("button", { name: nlGallery.viewer.smaller })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(viewer).toHaveCount(0);
	await expect(page.locator(`#open-${id}`)).toBeFocused();
});

test("a key pressed in the moment in which a kitchen appears turns from that kitchen", async ({ page }) => {
	await page.goto(`/gallery?kitchen=${id}`);
	await hydrated(page);
	const viewer = page.getByRole("dialog");
	const place = viewer.locator("[aria-live]");
	const first = await place.innerText();
	// Observers hear of a change right after React has made it, before anything that React does later.
	await viewer.evaluate((dialog) => {
		const back = new MutationObserver(() => {
			back.disconnect();
			dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
			dialog.dataset.turnedBack = "";
		});
		back.observe(dialog, { characterData: true, subtree: true });
	});
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toHaveAttribute("data-turned-back");
	await expect(place).toHaveText(first);
});

test("where no kitchen shows what is asked for, the combinations of design and material do", async ({ page }) => {
	if (!notShown) return test.skip(true, "Kitchens show every design in every material.");
	const { design, material } = notShown;
	await page.goto(`/gallery?design=${design}&material=${material}`);
	await expect(page.getByRole("heading", { name: nlGallery.filter.closest.heading })).toBeVisible();
	await expect(page.locator("main li img")).toHaveCount(materialsOf(material).length);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("filter and viewer are links", async ({ page }) => {
		await page.goto("/en/gallery?design=flush");
		await expect(page.locator("main li img")).toHaveCount(flushCount);
		await page.locator(`#open-${id}`).click();
		await expect(page).toHaveURL(`/en/gallery?design=flush&kitchen=${id}`);
		const viewer = page.getByRole("dialog");
		await expect(viewer).toContainText(chosen.shot.alt.en);
		// Where the header's link to the home page would be, if it lay above the viewer.
		await page.mouse.click(40, 30);
		await expect(page).toHaveURL(`/en/gallery?design=flush&kitchen=${id}`);
		await viewer.getByRole("link", { name: enGallery.viewer.close }).click();
		await expect(page).toHaveURL("/en/gallery?design=flush");
	});
});
