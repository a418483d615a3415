import fc from "fast-check";
import { expect, test } from "vitest";
import { frontDesigns } from "../facts/products/fronts.ts";
import { type FrontLook, materialKeys } from "../facts/products/materials.ts";
import { nextFront } from "./fronts.ts";
import { parseWall, serializeWall, shuffled, type WordWall, wallOf, withNextFront } from "./wall-link.ts";
import { frontCharacters } from "./word.ts";

const words = fc.string({ unit: fc.constantFrom(...frontCharacters), minLength: 1, maxLength: 24 });
const steps = fc.array(fc.option(fc.nat({ max: 23 })), { maxLength: 8 });
const read = (query: string) => parseWall(new URLSearchParams(query), "Example").wall;
const looks = (wall: WordWall) => wall.letters.map(({ front }) => `${front.design} ${front.material}`);

test("the same link shows the same wall, whatever was shuffled and changed", () => {
	fc.assert(
		fc.property(words, steps, (word, changes) => {
			const wall = changes.reduce(
				(now, at) => (at === null ? shuffled(now) : withNextFront(now, at % now.letters.length)),
				wallOf(word),
			);
			expect(read(serializeWall(wall))).toEqual(wall);
		}),
	);
});

test("a shuffle changes the fronts, a tap only one of them", () => {
	const wall = wallOf("KEUKEN");
	expect(looks(shuffled(wall))).not.toEqual(looks(wall));
	const tapped = withNextFront(wall, 2);
	expect(looks(tapped).filter((look, at) => look !== looks(wall)[at])).toHaveLength(1);
	expect(serializeWall(tapped)).toMatch(/^w=KEUKEN&f=____[a-z0-9]{2}$/);
});

test("neighbours never share a colour or a design, and typing on changes nothing before", () => {
	fc.assert(
		fc.property(words, fc.nat({ max: 999 }), (word, shuffle) => {
			const wall = wallOf(word, shuffle);
			for (const [at, { front }] of wall.letters.entries()) {
				const next = wall.letters[at + 1]?.front;
				expect(front.material).not.toBe(next?.material);
				expect(front.design).not.toBe(next?.design);
			}
			expect(looks(wallOf(`${word}A`, shuffle)).slice(0, -1)).toEqual(looks(wall));
		}),
	);
});

test("tapping on and on passes every design and every material", () => {
	const designs = new Set<string>();
	const materials = new Set<string>();
	let front: FrontLook = { design: "own", material: "mocca" };
	for (let tap = 0; tap < Math.max(frontDesigns.length, materialKeys.length); tap++) {
		front = nextFront(front);
		designs.add(front.design);
		materials.add(front.material);
	}
	expect([designs.size, materials.size]).toEqual([frontDesigns.length, materialKeys.length]);
});

test("any query gives a wall", () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.string(), (w, s, f) => {
			const { wall } = parseWall(new URLSearchParams({ w, s, f }), "Example");
			expect(wall.letters.length).toBeGreaterThan(0);
			expect(read(serializeWall(wall))).toEqual(wall);
		}),
	);
});

/** Links that were once sent. Add to them, never change one. */
test.each([
	["w=LUNA", ["own oat", "pull butter", "own sage", "pull tabasco"]],
	["w=LUNA&s=3&f=__cb", ["framed honey", "catch blueberry", "pull lychee", "own oat"]],
])("the link %s still shows the wall it was made for", (query, fronts) => {
	expect(looks(read(query))).toEqual(fronts);
});
