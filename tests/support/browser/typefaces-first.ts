import type { Page } from "@playwright/test";

const faces = ["anybody", "instrument-sans"];

/**
 * Styles, and the first frame with them, wait for the typefaces, whichever of them the machine happens to fetch first:
 * faces that come late move words by a pixel, and how little is looked at in typefaces.phone.spec.ts.
 */
export async function typefacesFirst(page: Page): Promise<void> {
	const arrived = faces.map((face) =>
		page.waitForEvent("requestfinished", (request) => request.url().includes(`${face}-`)),
	);
	await page.route("**/*.css", async (route) => {
		await Promise.all(arrived);
		await route.continue();
	});
}
