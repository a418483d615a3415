import { expect, test } from "vitest";
import { materialKeys } from "./materials.ts";
import { sampleBoxes, sampleBoxMaterials, sampleBoxOf } from "./samples.ts";

test("no material lies in two boxes, and only multiplex in none", () => {
	const inBoxes = sampleBoxes.flatMap((box) => sampleBoxMaterials[box]);
	expect(new Set(inBoxes).size).toBe(inBoxes.length);
	expect(materialKeys.filter((key) => !sampleBoxOf(key))).toEqual(["multiplex"]);
});

test("a material is found in its own box", () => {
	expect(sampleBoxOf("walnut")).toBe("wood");
	expect(sampleBoxOf("raw-mdf")).toBe("painted");
});
