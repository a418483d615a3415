import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../../content/read-content.ts";
import { materialOf } from "../../facts/products/materials.ts";
import { type Mix, openingMix } from "../../mixer/mix.ts";
import { serializeMixQuery } from "../../mixer/mix-query.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { with3D } from "../support/browser/chromium.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const nlMixer = readContent("mixer", "nl");

// A small window with a quarter of its pixels: without a graphics card each of them takes time.
test.use({
	launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "", args: with3D },
	viewport: { width: 1040, height: 640 },
	deviceScaleFactor: 0.5,
});
// One after the other: two stages at once would each take twice as long.
test.describe.configure({ mode: "default" });

// Without a graphics card everything is worked out by the processor, next to all other journeys.
test.setTimeout(90_000);

const same = { design: "same", material: "same", colour: undefined } as const;
const flush: Mix = {
	...openingMix,
	base: { design: "flush", material: "tabasco", colour: undefined },
	wall: same,
	tall: same,
};

const stageOf = (page: Page) => page.getByRole("region", { name: nlMixer.stage.label });
const canvasOf = (page: Page) => stageOf(page).getByRole("img", { name: /keuken in 3D/ });
const shown = { timeout: 45_000 };

async function open(page: Page, mix: Mix): Promise<void> {
	await page.goto(`/mixer?${serializeMixQuery(mix)}`);
	await hydrated(page);
	await expect(canvasOf(page)).toBeVisible(shown);
	// Patterns of wood and stone come after the first frame.
	await page.waitForLoadState("networkidle");
}

/** The picture that a visitor saves, as rows of red, green and blue. */
async function picture(page: Page) {
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: nlMixer.stage.picture }).click();
	const file = await (await download).path();
	const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { ...info, data };
}

/** The picture once the last pattern is in it. */
async function settledPicture(page: Page) {
	let last = await picture(page);
	await expect(async () => {
		const next = await picture(page);
		const changed = difference(last, next);
		last = next;
		expect(changed).toBe(0);
	}).toPass();
	return last;
}

type Picture = Awaited<ReturnType<typeof picture>>;

/** How much two pictures differ, in steps of 255 on average. */
function difference(one: Picture, other: Picture): number {
	expect([one.width, one.height]).toEqual([other.width, other.height]);
	return one.data.reduce((sum, value, at) => sum + Math.abs(value - (other.data[at] ?? 0)), 0) / one.data.length;
}

/** The middle value of each channel in a part of a picture, given in shares of its size. */
function medianIn({ data, width, height, channels }: Picture, [left, top, right, bottom]: readonly number[]): number[] {
	return [0, 1, 2].map((channel) => {
		const values: number[] = [];
		for (let y = Math.round((top ?? 0) * height); y < (bottom ?? 0) * height; y += 2) {
			for (let x = Math.round((left ?? 0) * width); x < (right ?? 0) * width; x += 2) {
				values.push(data[(y * width + x) * channels + channel] ?? 0);
			}
		}
		return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
	});
}

test("a Tabasco front is Tabasco, and a door that is tapped opens and shuts", async ({ page, pageErrors }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, flush);
	const closed = await settledPicture(page);
	// The base cabinets, some of them in the sun, some in the shade.
	const seen = medianIn(closed, [0.45, 0.66, 0.75, 0.78]);
	const { colour } = materialOf("tabasco");
	[1, 3, 5].forEach((at, channel) => {
		expect(Math.abs((seen[channel] ?? 0) - Number.parseInt(colour.slice(at, at + 2), 16))).toBeLessThan(32);
	});

	const box = await canvasOf(page).boundingBox();
	const door = { x: (box?.width ?? 0) * 0.15, y: (box?.height ?? 0) * 0.5 };
	await canvasOf(page).click({ position: door });
	const opened = await picture(page);
	expect(difference(closed, opened)).toBeGreaterThan(2);
	// The link opens the drawer with the fields of this front.
	const scrolled = await page.evaluate(() => scrollY);
	await page.getByRole("link", { name: nlMixer.stage.change }).click();
	await expect(page.getByLabel(nlMixer.form.pick)).toBeFocused();
	expect(await page.evaluate(() => scrollY), "the page stays where it is").toBe(scrolled);
	await canvasOf(page).press("Enter");
	expect(difference(closed, await picture(page))).toBeLessThan(0.1);

	// With reduced motion a view is there at once, and stays.
	await page.getByRole("button", { name: nlMixer.stage.views.above }).click();
	const above = await picture(page);
	expect(difference(closed, above)).toBeGreaterThan(5);
	await page.getByRole("slider", { name: nlMixer.stage.clock }).fill("23");
	expect(difference(above, await picture(page))).toBeGreaterThan(5);
	expect(await accessibilityFaults(page, { within: "section:has(canvas)" })).toEqual([]);
	expect(pageErrors).toEqual([]);
});

test("a lost context comes back by itself", async ({ page }) => {
	await open(page, flush);
	const before = await settledPicture(page);
	await canvasOf(page).evaluate(async (canvas: HTMLCanvasElement) => {
		const context = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
		const restored = new Promise((done) => canvas.addEventListener("webglcontextrestored", done, { once: true }));
		context?.loseContext();
		await new Promise((done) => canvas.addEventListener("webglcontextlost", done, { once: true }));
		// Only once that event has run its course may a context be restored.
		await new Promise((done) => setTimeout(done));
		context?.restoreContext();
		await restored;
	});
	expect(difference(before, await picture(page))).toBeLessThan(0.1);
});

test("nothing is left behind by what was shown before", async ({ page }) => {
	const changes = Number(process.env.STAGE_CHANGES ?? 6);
	test.setTimeout(180_000 + changes * 3_000);
	await page.addInitScript(() => {
		const alive = new Map<string, number>();
		Object.assign(window, { alive: () => Object.fromEntries(alive) });
		const proto = WebGL2RenderingContext.prototype;
		const count = <Name extends "Buffer" | "Texture" | "VertexArray" | "Framebuffer" | "Program">(name: Name) => {
			for (const [verb, step] of [
				["create", 1],
				["delete", -1],
			] as const) {
				const original = Reflect.get(proto, `${verb}${name}`);
				Reflect.set(proto, `${verb}${name}`, function (this: WebGL2RenderingContext, ...args: unknown[]) {
					alive.set(name, (alive.get(name) ?? 0) + step);
					return Reflect.apply(original, this, args);
				});
			}
		};
		for (const name of ["Buffer", "Texture", "VertexArray", "Framebuffer", "Program"] as const) count(name);
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, flush);
	const alive = () => page.evaluate(() => (Reflect.get(window, "alive") as () => Record<string, number>)());
	const region = page.getByRole("region", { name: nlMixer.form.groups.base });
	const designs = ["Barre", "Catch", "Framed", "Pull", "Own", "Flush"];
	const openDrawer = (part: string) => page.locator(`nav a[href="#${part}"]`).click();
	const change = async (times: number) => {
		for (let turn = 0; turn < times; turn++) {
			await openDrawer("fronts");
			await region.getByRole("radio", { name: designs[turn % designs.length] ?? "Flush", exact: true }).check();
			if (turn % 3 === 2) await openDrawer("plan");
			if (turn % 6 === 2) await page.getByRole("radio", { name: nlMixer.form.plans.island }).check();
			if (turn % 6 === 5) await page.getByRole("radio", { name: nlMixer.form.plans["single-run"] }).check();
		}
		await picture(page);
	};
	// Textures are loaded when they are first needed, and kept.
	await change(6);
	const before = await alive();
	await change(changes);
	expect(await alive()).toEqual(before);
});

test.describe("by hand", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("a finger turns sideways and scrolls the page upwards, two zoom, a tap opens", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, flush);
		await canvasOf(page).evaluate((canvas) => canvas.scrollIntoView({ block: "center", behavior: "instant" }));
		const box = await canvasOf(page).boundingBox();
		if (!box) throw new Error("The canvas has no size.");
		const touch = await touchesOf(page);
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		const first = await settledPicture(page);

		await touch([[x, y]], [[x + 90, y]]);
		const turned = await picture(page);
		expect(difference(first, turned)).toBeGreaterThan(3);

		await touch(
			[
				[x - 30, y],
				[x + 30, y],
			],
			[
				[x - 80, y],
				[x + 80, y],
			],
		);
		const near = await picture(page);
		expect(difference(turned, near)).toBeGreaterThan(3);

		const scrolled = await page.evaluate(() => scrollY);
		await touch([[x, y]], [[x, y - 160]]);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100);
		expect(difference(near, await picture(page))).toBeLessThan(0.1);

		await page.getByRole("button", { name: nlMixer.stage.views.front }).click();
		const straight = await picture(page);
		await canvasOf(page).tap({ position: { x: box.width * 0.5, y: box.height * 0.62 } });
		expect(difference(straight, await picture(page))).toBeGreaterThan(1);
	});
});

type Spot = readonly [x: number, y: number];

/** Fingers that go down at some spots, wander to others in small steps and let go there. */
async function touchesOf(page: Page): Promise<(from: readonly Spot[], to: readonly Spot[]) => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	const send = (type: "touchStart" | "touchMove" | "touchEnd", spots: readonly Spot[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints: spots.map(([x, y], id) => ({ x, y, id })) });
	return async (from, to) => {
		const steps = 8;
		await send("touchStart", from);
		for (let step = 1; step <= steps; step++) {
			const between = (start: number, end = start) => start + ((end - start) * step) / steps;
			await send(
				"touchMove",
				from.map(([x, y], id) => [between(x, to[id]?.[0]), between(y, to[id]?.[1])]),
			);
		}
		await send("touchEnd", []);
	};
}
