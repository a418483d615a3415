import { expect, test } from "vitest";
import { usedFacts } from "./used-facts.ts";

test("a shot gets the materials that it or its code names, and not the others of their family", () => {
	const { materials } = usedFacts(new Set(["fenix", "tabasco"]), new Set(["walnut"]));
	expect(Object.keys(materials)).toEqual(["tabasco", "walnut"]);
});

test("a shot gets the measures of its own design and worktop, and of all cabinets", () => {
	const facts = usedFacts(new Set(["catch", "marble"]), new Set(["pull", "fenix"]));
	expect(Object.keys(facts.frontGeometry)).toEqual(["catch"]);
	expect(Object.keys(facts.worktopThickness)).toEqual(["marble"]);
	expect(facts.cabinets.widths).toEqual([400, 600, 800]);
});

test("a material's looks count, not what it is called", () => {
	expect(usedFacts(new Set(["multiplex"]), new Set()).materials).toEqual({
		multiplex: { family: "multiplex", colour: expect.any(String) },
	});
});
