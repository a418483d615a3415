import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NamedShot } from "../media/shots.ts";
import { pictureName } from "./bundle.ts";
import { recipeOf } from "./fingerprint.ts";
import { saveRender } from "./renders.ts";
import { takePictures } from "./take.ts";

vi.mock("./renders.ts", () => ({ saveRender: vi.fn() }));

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "bundle-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shotOf = (name: string): NamedShot => ({
	name,
	original: join(folder, "media", `${name}.jpg`),
	shot: {
		scene: "swatch",
		size: [40, 30],
		focus: { x: 50, y: 50 },
		alt: { nl: "Een plank die niet bestaat.", en: "A board that does not exist." },
		shows: {},
		impression: false,
		setting: { material: name },
	},
});

async function picture(name: string, width = 40): Promise<Buffer> {
	const file = join(folder, "pictures", `${name}.jpg`);
	mkdirSync(dirname(file), { recursive: true });
	const image = sharp({ create: { width, height: 30, channels: 3, background: "#c33" } });
	const bytes = await image.jpeg().toBuffer();
	writeFileSync(file, bytes);
	return bytes;
}

test("a picture of the present shot becomes its original, with its fingerprint", async () => {
	const shot = shotOf("boards/tabasco");
	const { fingerprint } = recipeOf(shot);
	const bytes = await picture(pictureName(shot.name, fingerprint, false));
	expect(await takePictures([shot], folder)).toEqual({ taken: [shot.name], drafts: [], rejected: [] });
	expect(readFileSync(shot.original)).toEqual(bytes);
	expect(saveRender).toHaveBeenCalledWith(shot.name, fingerprint);
});

test("pictures of an older shot, of another size or broken are rejected", async () => {
	const [narrow, broken] = [shotOf("boards/narrow"), shotOf("boards/broken")];
	const [narrowName, brokenName] = [narrow, broken].map((shot) =>
		pictureName(shot.name, recipeOf(shot).fingerprint, false),
	);
	await picture("boards/narrow.0123456789ab");
	await picture(`${narrowName}`, 20);
	const bytes = await picture(`${brokenName}`);
	writeFileSync(join(folder, "pictures", `${brokenName}.jpg`), bytes.subarray(0, bytes.length / 2));
	const { taken, rejected } = await takePictures([narrow, broken], folder);
	expect(taken).toEqual([]);
	expect(rejected.sort()).toEqual(["boards/narrow.0123456789ab", narrowName, brokenName].sort());
});
