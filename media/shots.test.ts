import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { frontDesigns } from "../facts/products/fronts.ts";
import { materialKeys, materialsOf } from "../facts/products/materials.ts";
import { readShots } from "./shots.ts";

// Reading them is the first test: a fault in a shot file stops here with a sentence.
const shots = readShots();

test("all renders together stay below 100 MB", () => {
	const bytes = shots.reduce((total, { original }) => total + statSync(original).size, 0);
	expect(bytes).toBeLessThan(100_000_000);
});

test("every name is made of lower-case words", () => {
	expect(shots.map(({ name }) => name).filter((name) => !/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test("every wood has a swatch, and a swatch shows only its material", () => {
	const swatches = shots.filter(({ name }) => name.startsWith("swatches/"));
	expect(swatches.map(({ name }) => name)).toEqual(
		materialsOf("wood")
			.map((key) => `swatches/${key}`)
			.sort(),
	);
	for (const { name, shot } of swatches) expect(shot.shows.materials).toEqual([name.slice("swatches/".length)]);
});

test("a combination shows its design and its material", () => {
	const combinations = shots.filter(({ name }) => name.startsWith("combinations/"));
	expect(combinations).toHaveLength(frontDesigns.length * materialKeys.length);
	for (const { name, shot } of combinations) {
		const { design, materials = [] } = shot.shows;
		expect(name).toBe(`combinations/${design}-${materials.join()}`);
	}
});

test("a painted kitchen says which colour it was rendered in", () => {
	const painted = shots.filter(
		({ name, shot }) => name.startsWith("kitchens/") && shot.shows.materials?.includes("painted"),
	);
	for (const { name, shot } of painted) {
		expect(shot.setting, name).toMatchObject({ kitchen: { colour: shot.shows.colour } });
	}
});

const shotsBy = new Map(shots.map(({ name, shot }) => [name, shot]));
const kitchenOf = (name: string) => shotsBy.get(name.replace(/^[a-z]+/, "kitchens"));

test("a picture of before shows its kitchen from the same place in the same light, in the same proportions", () => {
	for (const { name, shot } of shots.filter(({ name }) => name.startsWith("before/"))) {
		const after = kitchenOf(name);
		const view = ({ camera, room, light }: Record<string, unknown>) => ({ camera, room, light });
		expect(view(shot.setting), name).toEqual(view(after?.setting ?? {}));
		const [width, height] = after?.size ?? [0, 0];
		expect(shot.size[1] / shot.size[0], name).toBeCloseTo(height / width, 2);
	}
});

test("a portrait shows the same kitchen, taller than wide", () => {
	for (const { name, shot } of shots.filter(({ name }) => name.startsWith("portraits/"))) {
		expect(shot.setting.kitchen, name).toEqual(kitchenOf(name)?.setting.kitchen);
		expect(shot.size[0] / shot.size[1], name).toBe(4 / 5);
	}
});
