import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readShots } from "../media/shots.ts";
import { recipeOf } from "./fingerprint.ts";
import { namesInSetting } from "./used-facts.ts";

const shots = readShots();

describe.each(shots)("$name", (named) => {
	const { design, materials = [], worktop, sink, tap } = named.shot.shows;

	test("what it shows is what its scene is given", () => {
		const given = namesInSetting(named.shot.setting);
		const shown = [design, ...materials, worktop, sink, tap].filter((key) => key !== undefined);
		expect(shown.filter((key) => !given.has(key))).toEqual([]);
	});

	test("a picture that a screen in it shows exists", () => {
		const pictures = [...namesInSetting(named.shot.setting)].filter((name) => name.startsWith("media/"));
		expect(pictures.filter((file) => !existsSync(file))).toEqual([]);
	});

	test("its scene exists and gets the facts about all that it shows", () => {
		const { facts } = recipeOf(named);
		expect(materials.filter((key) => !(key in facts.materials))).toEqual([]);
		if (worktop) expect(facts.worktopThickness).toHaveProperty(worktop);
	});
});
