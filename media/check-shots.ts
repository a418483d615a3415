import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { locales } from "../facts/site/locales.ts";
import { checkSettings, checkSwatches } from "./check-settings.ts";
import { mediaFolder, type NamedShot, readShots, renderedNames } from "./shots.ts";

/** A sentence for each shot that the studio has not rendered as it is described, or that says what another says. */
export async function checkShots(): Promise<string[]> {
	try {
		const shots = readShots();
		const renders: object = JSON.parse(readFileSync(join(mediaFolder, "renders.json"), "utf8"));
		const sizes = await Promise.all(shots.map(checkOriginal));
		return [
			...sizes.flat(),
			...checkNames(shots, renderedNames(), Object.keys(renders)),
			...checkWords(shots),
			...checkSettings(shots),
			...checkSwatches(shots),
		];
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

export async function checkOriginal({ name, shot, original }: NamedShot): Promise<string[]> {
	if (!existsSync(original)) return [`media/${name}.jpg is missing: npm run studio -- render ${name}`];
	const { width, height } = await sharp(original).metadata();
	const [wide, high] = shot.size;
	if (width === wide && height === high) return [];
	return [`media/${name}.jpg is ${width} × ${height}, its shot ${wide} × ${high}: npm run studio -- render ${name}`];
}

export function checkNames(
	shots: readonly NamedShot[],
	originals: readonly string[],
	renders: readonly string[],
): string[] {
	const names = new Set(shots.map(({ name }) => name));
	return [
		...[...names]
			.filter((name) => !/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
			.map((name) => `media/${name}.shot.json: write its name in lower case with hyphens`),
		...originals.filter((name) => !names.has(name)).map((name) => `media/${name}.jpg has no shot; remove it`),
		...renders.filter((name) => !names.has(name)).map((name) => `media/renders.json: ${name} is no shot; remove it`),
		...originals
			.filter((name) => names.has(name) && !renders.includes(name))
			.map((name) => `media/renders.json: ${name} is missing: npm run studio -- accept ${name}`),
	];
}

export function checkWords(shots: readonly NamedShot[]): string[] {
	return locales.flatMap((locale) => {
		const first = new Map<string, string>();
		return shots.flatMap(({ name, shot }) => {
			const same = first.get(shot.alt[locale]);
			first.set(shot.alt[locale], name);
			return same ? [`${name}: alt.${locale} is that of ${same}; say what differs`] : [];
		});
	});
}
