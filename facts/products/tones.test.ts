import { expect, test } from "vitest";
import { materialKeys } from "./materials.ts";
import { materialsIn, toneKeys } from "./tones.ts";

test("every material has exactly one tone", () => {
	expect(toneKeys.flatMap(materialsIn).toSorted()).toEqual(materialKeys.toSorted());
});
