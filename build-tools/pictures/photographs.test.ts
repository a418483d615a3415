import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import type { PhotoSource } from "../../app/ui/picture/shot-source.ts";
import { widthsOf } from "../../app/ui/picture/variants.ts";
import { encode, variantsOf } from "./encode.ts";
import { picturePlugin } from "./picture-plugin.ts";

let root = "";
let folder = "";
let server: ViteDevServer;
beforeAll(async () => {
	root = mkdtempSync(join(tmpdir(), "photographs-"));
	folder = join(root, "media/photos");
	mkdirSync(folder, { recursive: true });
	server = await createServer({
		configFile: false,
		root,
		plugins: [picturePlugin()],
		server: { middlewareMode: true, ws: false, watch: null },
		logLevel: "silent",
	});
});
afterAll(async () => {
	await server.close();
	rmSync(root, { recursive: true });
});

const entry = {
	alt: { nl: "Een keuken met een badeend in de gootsteen.", en: "A kitchen with a rubber duck in the sink." },
	credit: "Test Person",
	shows: { design: "catch", materials: ["tabasco"] },
};
const [red, blue] = ["#d02010", "#1020d0"];

/** As a phone writes it when held upright: the top of the scene is the left of the file, and the place is noted. */
async function addPhonePhoto(name: string): Promise<string> {
	const left = { create: { width: 600, height: 900, channels: 3 as const, background: blue } };
	const original = join(folder, `${name}.jpg`);
	const upright = await sharp({ create: { width: 1200, height: 900, channels: 3, background: red } })
		.composite([{ input: left, left: 0, top: 0 }])
		.withIccProfile("p3")
		.withExif({ IFD0: { Artist: "Test Person" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
		.toBuffer();
	writeFileSync(original, upright);
	writeFileSync(join(folder, `${name}.yaml`), stringify({ photo: `${name}.jpg`, ...entry }));
	return original;
}

async function load(name: string): Promise<PhotoSource> {
	const { default: photo } = await server.ssrLoadModule(`${join(folder, name)}.yaml?photo`);
	return photo;
}

const pixel = async (picture: Buffer, x: number, y: number) => {
	const { data } = await sharp(picture)
		.extract({ left: x, top: y, width: 1, height: 1 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return [...data];
};
const near = (colour: string) =>
	[1, 3, 5].map((at) => expect.closeTo(Number.parseInt(colour.slice(at, at + 2), 16), -1));

test("a phone's photograph stands upright, in sRGB, and does not say where it was taken", async () => {
	const original = await addPhonePhoto("phone");
	const stored = await sharp(original).metadata();
	expect(stored.orientation).toBe(6);
	expect(stored.exif?.includes("Test Person")).toBe(true);
	expect(stored.icc).toBeDefined();

	const photo = await load("phone");
	if ("problem" in photo) throw new Error(photo.problem);
	expect(photo.source).toMatchObject({ width: 900, height: 1200 });
	for (const variant of variantsOf(photo.source, original).filter(({ width }) => width === 900)) {
		const picture = await encode(variant);
		const { width, height, exif, icc, xmp, orientation } = await sharp(picture).metadata();
		expect({ width, height, exif, icc, xmp, orientation }, variant.format).toEqual({ width: 900, height: 1200 });
		expect(await pixel(picture, 450, 150), variant.format).toEqual(near(blue));
		expect(await pixel(picture, 450, 1050), variant.format).toEqual(near(red));
	}
});

test("a photograph comes in the widths of any picture, with what its entry says and its focus in the middle", async () => {
	await addPhonePhoto("words");
	const photo = await load("words");
	expect(photo).toMatchObject({ ...entry, focus: { x: 50, y: 50 } });
	if ("source" in photo) expect(widthsOf(photo.source, "avif")).toEqual([480, 900]);
});

test("a camera's name for a file becomes a name for an address", async () => {
	const original = await addPhonePhoto("IMG 0042 (1)");
	const { default: source } = await server.ssrLoadModule(`${original}?picture`);
	expect(source.name).toBe("img-0042-1");
});

test("a faulty photograph fails the pages that show it, and no others", async () => {
	writeFileSync(join(folder, "wrong.yaml"), stringify({ photo: "nowhere.jpg", ...entry }));
	expect(await load("wrong")).toEqual({
		problem: expect.stringContaining("wrong.yaml, regel 1, photo: nowhere.jpg is er niet"),
	});
});

test("a photograph that arrives after its entry is noticed while developing", async () => {
	const entryFile = join(folder, "late.yaml");
	writeFileSync(entryFile, stringify({ photo: "late.jpg", ...entry }));
	expect(await load("late")).toHaveProperty("problem");
	const original = await addPhonePhoto("late");
	server.watcher.emit("add", original);
	await vi.waitFor(async () => expect(await load("late")).toHaveProperty("source"));
});
