import fc from "fast-check";
import { expect, test } from "vitest";
import type { MixException } from "../facts/kitchen/mix-exceptions.ts";
import { materialOf } from "../facts/products/materials.ts";
import { anyMix } from "./any-mix.ts";
import { exceptionIn, reasonAgainst } from "./exceptions.ts";
import { materialsIn, usualMix } from "./mix.ts";
import { readLink, sameMix, writeLink } from "./mix-link.ts";
import { goTogether, surprise } from "./surprise.ts";

test("a surprise is another kitchen on the same cabinets, one that can be had, and the same for the same seed", () => {
	fc.assert(
		fc.property(anyMix, fc.integer(), (mix, seed) => {
			const found = surprise(mix, seed);
			expect(readLink(writeLink(found))).toEqual({ mix: found, damaged: false });
			expect(sameMix(found, mix)).toBe(false);
			expect([found.plan, found.size, found.system]).toEqual([mix.plan, mix.size, mix.system]);
			expect(surprise(mix, seed)).toEqual(found);
		}),
	);
});

test("it is bold but harmonious: one or two materials that go together, and a wall that is neither", () => {
	fc.assert(
		fc.property(fc.integer(), (seed) => {
			const found = surprise(usualMix, seed);
			const [first, second, ...more] = materialsIn(found);
			expect(more).toEqual([]);
			if (first && second) expect(goTogether(first, second)).toBe(true);
			expect(materialsIn(found)).not.toContain(found.wallTone);
			expect(materialOf(found.base.material).family).not.toBe("painted");
		}),
	);
});

test("surprises differ: a hundred seeds give almost a hundred kitchens, with every design and most colours", () => {
	const found = Array.from({ length: 100 }, (_, seed) => surprise(usualMix, seed));
	expect(new Set(found.map(writeLink)).size).toBeGreaterThan(95);
	expect(new Set(found.map(({ base }) => base.material)).size).toBeGreaterThan(9);
	expect(new Set(found.flatMap(({ base, tall }) => [base.design, tall.design])).size).toBeGreaterThan(6);
});

const exceptions: MixException[] = [
	{ design: "barre", material: "tabasco", reason: "not-made" },
	{ worktop: "marble", sink: "brass", reason: "not-advised" },
];

test("what cannot be had together is never a surprise, and the control of a choice knows why", () => {
	fc.assert(
		fc.property(anyMix, fc.integer(), (mix, seed) => {
			const found = surprise(mix, seed, exceptions);
			if (!sameMix(found, mix)) expect(exceptionIn(found, exceptions)).toBeUndefined();
		}),
	);
	const brass = { ...usualMix, sink: "brass" } as const;
	expect(reasonAgainst(brass, { worktop: "marble" }, exceptions)).toBe("not-advised");
	expect(reasonAgainst(brass, { worktop: "fenix" }, exceptions)).toBeUndefined();
	// Whoever is there already, by an old link, finds every way out open.
	expect(reasonAgainst({ ...brass, worktop: "marble" }, { tap: "standard" }, exceptions)).toBeUndefined();
	const barre = { ...usualMix, base: { design: "barre", material: "tabasco", colour: undefined } } as const;
	expect(exceptionIn(barre, exceptions)?.reason).toBe("not-made");
});

test("the studio combines everything with everything", () => {
	fc.assert(fc.property(anyMix, (mix) => exceptionIn(mix) === undefined));
});
