import type { Page } from "@playwright/test";

const faces = ["anybody", "instrument-sans"];

/**
 * Holds style sheets back until the fonts are there, so late fonts move nothing. How little they move otherwise is
 * tested in typefaces.phone.spec.ts.
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
