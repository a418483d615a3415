import fc from "fast-check";
import { expect, test } from "vitest";
import { materialOf } from "../facts/products/materials.ts";
import { arbitraryMix } from "../tests/support/arbitrary-mix.ts";
import { materialsOfMix, mixPlans, openingMix, planSizes } from "./mix.ts";
import { parseLink, sameMix, serializeLink } from "./mix-link.ts";
import { goTogether, surprise } from "./surprise.ts";

test("a surprise is another kitchen on the same cabinets, and the same for the same seed", () => {
	fc.assert(
		fc.property(arbitraryMix, fc.integer(), (mix, seed) => {
			const found = surprise(mix, seed);
			expect(parseLink(serializeLink(found))).toEqual({ mix: found, damaged: false });
			expect(sameMix(found, mix)).toBe(false);
			expect(found.system).toBe(mix.system);
			expect(surprise(mix, seed)).toEqual(found);
		}),
	);
});

test("it is bold but harmonious: one or two materials that go together, and a wall that is neither", () => {
	fc.assert(
		fc.property(fc.integer(), (seed) => {
			const found = surprise(openingMix, seed);
			const [first, second, ...more] = materialsOfMix(found);
			expect(more).toEqual([]);
			if (first && second) expect(goTogether(first, second)).toBe(true);
			expect(materialsOfMix(found)).not.toContain(found.wallTone);
			expect(materialOf(found.base.material).family).not.toBe("painted");
		}),
	);
});

test("surprises differ: a hundred seeds give almost a hundred kitchens, with every design and most colours", () => {
	const found = Array.from({ length: 100 }, (_, seed) => surprise(openingMix, seed));
	expect(new Set(found.map(serializeLink)).size).toBeGreaterThan(95);
	expect(new Set(found.map(({ plan, size }) => `${plan} ${size}`)).size).toBe(mixPlans.length * planSizes.length);
	expect(new Set(found.map(({ base }) => base.material)).size).toBeGreaterThan(9);
	expect(new Set(found.flatMap(({ base, tall }) => [base.design, tall.design])).size).toBeGreaterThan(6);
});
