import fc from "fast-check";
import { expect, test } from "vitest";
import { layOutKitchens } from "./lay-out-kitchens.ts";

const kitchens = fc.array(fc.record({ isWide: fc.boolean(), fitsHalf: fc.boolean() }), { maxLength: 60 });

/** How full each row is. */
function rows(widths: readonly number[], full: number): number[] {
	const filled: number[] = [];
	for (const width of widths) {
		const last = filled.at(-1) ?? full;
		if (last === full) filled.push(width);
		else filled[filled.length - 1] = last + width;
	}
	return filled;
}

test("every row is full, on wide screens and on phones", () => {
	fc.assert(
		fc.property(kitchens, (shapes) => {
			const places = layOutKitchens(shapes);
			expect(places).toHaveLength(shapes.length);
			for (const row of rows(
				places.map(({ width }) => width),
				240,
			))
				expect(row).toBe(240);
			for (const row of rows(
				places.map(({ half }) => (half ? 1 : 2)),
				2,
			))
				expect(row).toBe(2);
		}),
	);
});

test("a wide kitchen is at least as wide as its neighbours, and half a row or more", () => {
	const wide = { isWide: true, fitsHalf: false };
	const usual = { isWide: false, fitsHalf: false };
	expect(layOutKitchens([usual, wide, usual, usual, usual, wide, wide]).map(({ width }) => width)).toEqual([
		80, 160, 80, 80, 80, 120, 120,
	]);
	expect(layOutKitchens([usual, wide, usual]).map(({ width }) => width)).toEqual([60, 120, 60]);
});

test("only a wide kitchen has a row to itself, unless it is the only one", () => {
	fc.assert(
		fc.property(kitchens, (shapes) => {
			fc.pre(shapes.length > 1);
			layOutKitchens(shapes).forEach(({ width }, position) => {
				if (width === 240) expect(shapes[position]?.isWide).toBe(true);
			});
		}),
	);
	const wide = { isWide: true, fitsHalf: false };
	expect(layOutKitchens([wide, wide, wide, wide, wide]).map(({ width }) => width)).toContain(240);
});
