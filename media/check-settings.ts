import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { materialsOf } from "../facts/products/materials.ts";
import { namesInSetting } from "./setting-names.ts";
import type { Shot } from "./shot.ts";
import { mediaFolder, type NamedShot } from "./shots.ts";

/** A sentence for each shot whose words do not agree with its setting, or whose setting with the kitchen it repeats. */
export function checkSettings(shots: readonly NamedShot[]): string[] {
	const kitchens = new Map(shots.map(({ name, shot }) => [name, shot]));
	return shots.flatMap(({ name, shot }) => {
		const [group = "", ownName = ""] = name.split("/");
		const kitchen = kitchens.get(`kitchens/${ownName}`);
		const problems = [...checkShown(shot), ...checkScreens(shot)];
		if (group === "kitchens") problems.push(...checkPaint(shot));
		if (group === "before") problems.push(...checkBefore(shot, kitchen));
		if (group === "portraits") problems.push(...checkPortrait(shot, kitchen));
		return problems.map((problem) => `${name}: ${problem}`);
	});
}

/** Woods are shown as swatches; each shows its own material only. */
export function checkSwatches(shots: readonly NamedShot[]): string[] {
	return materialsOf("wood").flatMap((wood) => {
		const swatch = shots.find(({ name }) => name === `swatches/${wood}`);
		if (!swatch) return [`media/swatches/${wood}.shot.json is missing: copy another swatch`];
		return isDeepStrictEqual(swatch.shot.shows.materials, [wood])
			? []
			: [`media/swatches/${wood}.shot.json: shows.materials must be ["${wood}"]`];
	});
}

function checkShown({ shows, setting }: Shot): string[] {
	const { design, materials = [], worktop, sink, tap } = shows;
	const names = namesInSetting(setting);
	return [design, ...materials, worktop, sink, tap]
		.filter((key) => key !== undefined && !names.has(key))
		.map((key) => `it shows ${key}, which its setting does not name`);
}

function checkScreens({ setting }: Shot): string[] {
	return [...namesInSetting(setting)]
		.filter((name) => name.startsWith("media/") && !existsSync(join(mediaFolder, "..", name)))
		.map((name) => `its setting names ${name}, which does not exist`);
}

function checkPaint({ shows, setting }: Shot): string[] {
	if (!shows.materials?.includes("painted") || Object(setting.kitchen).colour === shows.colour) return [];
	return ["shows.colour must be the colour of its kitchen"];
}

function checkBefore(before: Shot, kitchen: Shot | undefined): string[] {
	if (!kitchen) return ["there is no kitchen of this name"];
	const ratio = ({ size: [width, height] }: Shot) => height / width;
	return [
		...(["camera", "room", "light"] as const)
			.filter((part) => !isDeepStrictEqual(before.setting[part], kitchen.setting[part]))
			.map((part) => `its ${part} must be that of the kitchen afterwards`),
		...(Math.abs(ratio(before) - ratio(kitchen)) > 0.005 ? ["its size must have the proportions of the kitchen"] : []),
	];
}

function checkPortrait({ setting, size: [width, height] }: Shot, kitchen: Shot | undefined): string[] {
	return [
		...(isDeepStrictEqual(setting.kitchen, kitchen?.setting.kitchen)
			? []
			: ["its kitchen must be that of the shot of this name in media/kitchens"]),
		...(width * 5 === height * 4 ? [] : ["its size must be 4 wide and 5 high"]),
	];
}
