import fc from "fast-check";
import { expect, test } from "vitest";
import { drawCard, drawPoster } from "./draw-wall.ts";
import { toSvg } from "./to-svg.ts";
import { parseWall, wallOf } from "./wall-link.ts";
import { frontCharacters } from "./word.ts";

const signature = "NO MORE BORING KITCHENS";

test("a poster of any text holds shapes and numbers only", () => {
	const text = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.constantFrom("<script>alert(1)</script>", "\"/><svg onload='x'>"),
	);
	fc.assert(
		fc.property(text, fc.string(), fc.string(), (w, s, f) => {
			const { wall } = parseWall(new URLSearchParams({ w, s, f }), "Example");
			const tags = toSvg(drawPoster(wall, signature), "").match(/<\/?(\w+)/g) ?? [];
			const allowed = [
				"<svg",
				"</svg",
				"<defs",
				"</defs",
				"<linearGradient",
				"</linearGradient",
				"<stop",
				"<rect",
				"<path",
			];
			expect([...new Set(tags)].filter((tag) => !allowed.includes(tag))).toEqual([]);
		}),
		{ numRuns: 40 },
	);
});

test("every character can be drawn", () => {
	for (const character of frontCharacters) {
		expect(drawCard(wallOf(character), signature).shapes.length, character).toBeGreaterThan(10);
	}
});
