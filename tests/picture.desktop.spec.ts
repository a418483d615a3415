import { faultAddress } from "./fault-settings.ts";
import { expect, hydrated, test } from "./journey.ts";

test.use({ baseURL: faultAddress });

test("a picture comes in the newest format and a fitting width, and moves nothing when it arrives", async ({
	page,
	request,
}) => {
	await page.goto("/ui");
	await hydrated(page);
	const picture = page.getByAltText("The menu of this site");
	const before = await picture.evaluate((image: HTMLImageElement) => image.getBoundingClientRect().height);
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc), { timeout: 15_000 })
		.toMatch(/-(640|960)-[\w-]+\.avif$/);
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
	expect(await picture.evaluate((image: HTMLImageElement) => image.getBoundingClientRect().height)).toBe(before);

	const sets = await page
		.locator("picture")
		.first()
		.locator("source, img")
		.evaluateAll((all) => all.map((one) => one.getAttribute("srcset") ?? ""));
	const types = ["image/avif", "image/webp", "image/jpeg"];
	for (const [at, set] of sets.entries()) {
		for (const candidate of set.split(", ")) {
			const answer = await request.get(candidate.split(" ")[0] ?? "");
			expect(answer.headers()["content-type"]).toBe(types[at]);
			expect(answer.headers()["cache-control"]).toContain("immutable");
		}
	}
});
