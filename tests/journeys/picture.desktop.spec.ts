import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

test.use({ baseURL: configuredAddress });

test("a picture comes in the newest format and a fitting width, and moves nothing when it arrives", async ({
	page,
	request,
}) => {
	let arrive = () => {};
	const arrival = new Promise<void>((done) => {
		arrive = done;
	});
	await page.route("**/assets/studio-amsterdam-wall-*", async (route) => {
		await arrival;
		await route.continue();
	});
	await page.goto("/ui");
	await hydrated(page);
	const picture = page.getByAltText("Samples in the studio");
	const height = () => picture.evaluate((image: HTMLImageElement) => image.getBoundingClientRect().height);
	await expect.poll(height).toBeGreaterThan(300);
	await picture.scrollIntoViewIfNeeded();
	const before = await height();
	arrive();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc), { timeout: 15_000 })
		.toMatch(/-768-[\w-]+\.avif$/);
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
	expect(await height()).toBe(before);

	const first = page.locator("picture").first();
	const newest = await first.locator("source").getAttribute("srcset");
	const addresses =
		newest?.split(", ").map((candidate) => [candidate.split(" ")[0] ?? "", "image/avif"] as const) ?? [];
	expect(addresses.length).toBeGreaterThan(1);
	const otherwise = await first.locator("img").getAttribute("src");
	for (const [address, type] of [...addresses, [otherwise ?? "", "image/jpeg"] as const]) {
		const headers = (await request.get(address)).headers();
		expect(headers["content-type"]).toBe(type);
		expect(headers["cache-control"]).toContain("immutable");
	}
});

test("a picture of the studio keeps its proportions on each screen, its focal point in sight and its label readable", async ({
	page,
}) => {
	const picture = page.getByAltText("The samples, with the label of renders");
	const shown = () =>
		picture.evaluate((image: HTMLImageElement) => {
			const { width, height } = image.getBoundingClientRect();
			return { ratio: width / height, position: getComputedStyle(image).objectPosition };
		});
	await page.goto("/ui");
	await expect.poll(async () => (await shown()).ratio).toBeGreaterThan(0);
	const wide = await shown();
	expect(wide.ratio).toBeCloseTo(21 / 9, 1);
	expect(wide.position).toBe("50% 0%");
	await expect(page.locator("#shots").getByText("Impression", { exact: true })).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	const narrow = await shown();
	expect(narrow.ratio).toBeCloseTo(4 / 5, 1);
	expect(narrow.position).toBe("0% 50%");
});
