import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { frontDesigns } from "../facts/products/fronts.ts";
import { materialKeys } from "../facts/products/materials.ts";
import { readShots } from "./shots.ts";

// Reading them is the first test: a fault in a shot file stops here with a sentence.
const shots = readShots();

test("all renders together stay below 100 MB", () => {
	const bytes = shots.reduce((total, { original }) => total + statSync(original).size, 0);
	expect(bytes).toBeLessThan(100_000_000);
});

test("a combination shows its design and its material", () => {
	const combinations = shots.filter(({ name }) => name.startsWith("combinations/"));
	expect(combinations).toHaveLength(frontDesigns.length * materialKeys.length);
	for (const { name, shot } of combinations) {
		const { design, materials = [] } = shot.shows;
		expect(name).toBe(`combinations/${design}-${materials.join()}`);
	}
});
