import fc from "fast-check";
import { expect, test } from "vitest";
import { layTiles, tileCm } from "./lay-tiles.ts";

test("the drawing has exactly the requested square metres", () => {
	fc.assert(
		fc.property(fc.integer({ min: 10, max: 300 }), (tenths) => {
			const { width, height, lastColumn } = layTiles({ squareMetres: tenths / 10, wall: undefined });
			const drawn = (width - tileCm) * height + lastColumn * tileCm * height;
			expect(drawn / 10_000).toBeCloseTo(tenths / 10, 6);
			expect(lastColumn).toBeGreaterThan(0);
			expect(lastColumn).toBeLessThanOrEqual(1);
		}),
	);
});

test("a wall with known measures is drawn as it is", () => {
	expect(layTiles({ squareMetres: 1.5, wall: { width: 240, height: 60 } })).toEqual({
		width: 240,
		height: 60,
		lastColumn: 1,
	});
});
