import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { combinationNames, combinationsFolder, nameMaterial, parseCombination, withMaterial } from "./combinations.ts";
import { parseShot, type Shot } from "./shot.ts";

export const mediaFolder = import.meta.dirname;
const shotEnding = ".shot.json";

/** `name` is the path below media/ without its ending, such as kitchens/catch-blueberry-loft. */
export type NamedShot = { name: string; shot: Shot; original: string };

export function readShot(name: string): NamedShot {
	const combination = parseCombination(name);
	const file = join(
		mediaFolder,
		combination ? join(combinationsFolder, `${combination.design}.json`) : `${name}${shotEnding}`,
	);
	if (!existsSync(file)) throw new Error(`There is no shot ${shortName(file)}.`);
	const text = readFileSync(file, "utf8");
	const original = originalOf(name);
	if (!combination) return { name, shot: parseShot(text, shortName(file)), original };
	const { material } = combination;
	const shot = parseShot(withMaterial(text, material), shortName(file));
	const alt = { nl: nameMaterial(shot.alt.nl, material, "nl"), en: nameMaterial(shot.alt.en, material, "en") };
	return { name, shot: { ...shot, alt }, original };
}

/** All shots. Throws with the faults of all of them at once. */
export function readShots(): NamedShot[] {
	const faults: string[] = [];
	const shots = shotNames().flatMap((name) => {
		try {
			return [readShot(name)];
		} catch (error) {
			faults.push(error instanceof Error ? error.message : String(error));
			return [];
		}
	});
	if (faults.length > 0) throw new Error(faults.join("\n"));
	return shots;
}

export const shotNames = () => [...namesIn(mediaFolder, shotEnding), ...combinationNames].sort();

/** Names of all pictures that were rendered. Photographs are no renders: nothing renders them again. */
export const renderedNames = () => namesIn(mediaFolder, ".jpg").filter((name) => !/^(photos|people)\//.test(name));

function originalOf(name: string): string {
	return join(mediaFolder, `${name}.jpg`);
}

/** Names of all files below a folder that end like this, without that ending. */
export function namesIn(folder: string, ending: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(ending))
		.map((file) => file.slice(0, -ending.length).split(sep).join("/"))
		.sort();
}

export function shortName(file: string): string {
	return relative(resolve(mediaFolder, ".."), file);
}
