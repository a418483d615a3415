import fc from "fast-check";
import { expect, test } from "vitest";
import { choicesOf, costsOf, defaultPlan } from "../facts/costs/cost-guide.ts";
import { prices } from "../facts/costs/prices.ts";
import { sampleBoxMaterials } from "../facts/products/samples.ts";
import { arbitraryMix } from "../tests/support/arbitrary-mix.ts";
import { colourCosts, costGuideQuery, samplesFor } from "./fixed-costs.ts";
import { type Mix, materialsOfMix, openingMix } from "./mix.ts";

const painted = { material: "painted", colour: "#123456" } as const;
const same = { design: "same", material: "same", colour: undefined } as const;

test("Catch in a colour of one's own costs once, other designs cost per order, and both can be in one kitchen", () => {
	const costs = (change: Partial<Mix>) => colourCosts({ ...openingMix, wall: same, tall: same, ...change });
	expect(costs({})).toEqual([]);
	expect(costs({ base: { design: "catch", ...painted } })).toEqual(["catchCustomColour"]);
	expect(costs({ base: { design: "flush", ...painted } })).toEqual(["paintedCustomColour"]);
	expect(costs({ base: { design: "catch", ...painted }, tall: { ...same, design: "barre" } })).toEqual([
		"catchCustomColour",
		"paintedCustomColour",
	]);
});

test("the boxes are exactly those with a chosen material", () => {
	fc.assert(
		fc.property(arbitraryMix, (mix) => {
			const { boxes, without } = samplesFor(mix);
			const chosen = materialsOfMix(mix);
			for (const box of boxes) expect(sampleBoxMaterials[box].some((key) => chosen.includes(key))).toBe(true);
			const held = boxes.flatMap((box) => sampleBoxMaterials[box]);
			expect(chosen.filter((key) => !held.includes(key))).toEqual(without);
		}),
	);
});

test("the cost guide understands every kitchen, and adds up the same charge for custom colours", () => {
	fc.assert(
		fc.property(arbitraryMix, (mix) => {
			const query = new URLSearchParams(costGuideQuery(mix));
			const colour = choicesOf("colour").find((choice) => choice === query.get("colour"));
			expect(colour).toBeDefined();
			expect(choicesOf("samples").map(String)).toContain(query.get("samples"));
			const plan = { ...defaultPlan, colour: colour ?? defaultPlan.colour };
			const inGuide = costsOf(plan).total - costsOf({ ...plan, colour: defaultPlan.colour }).total;
			const inMixer = colourCosts(mix).reduce((total, price) => total + prices[price], 0);
			expect(inGuide).toBe(inMixer);
		}),
	);
});
