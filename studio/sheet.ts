import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { materialOf } from "../facts/products/materials.ts";
import type { NamedShot } from "../media/shots.ts";
import { draftOf } from "./render.ts";

const cell = { width: 480, height: 320, caption: 34, gap: 16 };
const columns = 4;
const rows = 5;

/** Contact sheets of all shots, with their names; a shot without an original is shown by its draft. */
export async function makeSheets(shots: readonly NamedShot[]): Promise<string[]> {
	const folder = join(import.meta.dirname, "drafts");
	mkdirSync(folder, { recursive: true });
	const pages = Array.from({ length: Math.ceil(shots.length / (columns * rows)) }, (_, page) =>
		shots.slice(page * columns * rows, (page + 1) * columns * rows),
	);
	const files: string[] = [];
	for (const [page, onPage] of pages.entries()) {
		const file = join(folder, pages.length === 1 ? "sheet.jpg" : `sheet-${page + 1}.jpg`);
		await makeSheet(onPage, file);
		files.push(file);
	}
	return files;
}

async function makeSheet(shots: readonly NamedShot[], file: string): Promise<void> {
	const pitch = { x: cell.width + cell.gap, y: cell.height + cell.caption + cell.gap };
	const overlays = shots.map(async (named, at): Promise<OverlayOptions[]> => {
		const left = cell.gap + (at % columns) * pitch.x;
		const top = cell.gap + Math.floor(at / columns) * pitch.y;
		const caption = { input: captionOf(named), left, top: top + cell.height };
		const source = [named.original, draftOf(named.name)].find((one) => existsSync(one));
		if (!source) return [caption];
		const size = { width: cell.width, height: cell.height, fit: "inside" } as const;
		return [{ input: await sharp(source).resize(size).toBuffer(), left, top }, caption];
	});
	const lines = Math.ceil(shots.length / columns);
	await sharp({
		create: {
			width: cell.gap + columns * pitch.x,
			height: cell.gap + lines * pitch.y,
			channels: 3,
			background: materialOf("oat").colour,
		},
	})
		.composite((await Promise.all(overlays)).flat())
		.jpeg({ quality: 86 })
		.toFile(file);
}

function captionOf({ name, original }: NamedShot): Buffer {
	const words = existsSync(original) ? name : `${name} (${existsSync(draftOf(name)) ? "draft" : "nothing yet"})`;
	const ink = materialOf("night").colour;
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}"><text x="0" y="23" font-family="sans-serif" font-size="18" fill="${ink}">${words}</text></svg>`,
	);
}
