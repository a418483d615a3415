import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type NamedShot, namesIn } from "../media/shots.ts";
import { pictureName } from "./bundle.ts";
import { recipeOf } from "./fingerprint.ts";
import { draftOf } from "./render.ts";
import { saveRender } from "./renders.ts";

export type Taken = { taken: string[]; drafts: string[]; rejected: string[] };

/** Puts the pictures of a rendered bundle in place. One that is not of the present shot, or broken, is rejected. */
export async function takePictures(shots: readonly NamedShot[], folder: string): Promise<Taken> {
	const pictures = join(folder, "pictures");
	if (!existsSync(pictures)) throw new Error(`There are no pictures in ${folder}: run its render.sh first.`);
	const taken: string[] = [];
	const drafts: string[] = [];
	const found = new Set(namesIn(pictures, ".jpg"));
	for (const named of shots) {
		const { fingerprint } = recipeOf(named);
		const picture = pictureName(named.name, fingerprint, false);
		const draft = pictureName(named.name, fingerprint, true);
		if (found.has(draft)) {
			place(join(pictures, `${draft}.jpg`), draftOf(named.name));
			found.delete(draft);
			drafts.push(named.name);
		}
		if (found.has(picture) && (await isWhole(join(pictures, `${picture}.jpg`), named))) {
			place(join(pictures, `${picture}.jpg`), named.original);
			saveRender(named.name, fingerprint);
			found.delete(picture);
			taken.push(named.name);
		}
	}
	return { taken, drafts, rejected: [...found] };
}

/** Copies, then renames: the original is there whole or not at all. */
function place(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	copyFileSync(from, `${to}.unfinished`);
	renameSync(`${to}.unfinished`, to);
}

async function isWhole(file: string, { shot }: NamedShot): Promise<boolean> {
	try {
		const { info } = await sharp(file, { failOn: "truncated" }).raw().toBuffer({ resolveWithObject: true });
		return info.width === shot.size[0] && info.height === shot.size[1];
	} catch {
		return false;
	}
}
