import { expect, test } from "vitest";
import { hasLightInk, isLightInk } from "./materials.ts";

test("an ink is light by what it looks like, also a tone of its own", () => {
	expect(isLightInk("#ffffff")).toBe(true);
	expect(isLightInk("#150301")).toBe(false);
	expect(hasLightInk("blueberry")).toBe(true);
	expect(hasLightInk("tabasco")).toBe(false);
});
