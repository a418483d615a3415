import fc from "fast-check";
import { expect, test } from "vitest";
import { buildKitchen } from "../mixer/kitchen-model/build-kitchen.ts";
import { frontsIn } from "../mixer/kitchen-model/front-ids.ts";
import { frontOf } from "../mixer/mix.ts";
import { parseMixQuery } from "../mixer/mix-query.ts";
import { mixQueryOf } from "./mix-of-wall.ts";
import { wallOf, withNextFront } from "./wall-link.ts";

test("the mixer opens every wall: its letters from left to right, above and then below, and wood for the tall cabinets", () => {
	fc.assert(
		fc.property(
			fc.constantFrom("I", "LUNA", "KEUKENS", "AUTOVERZEKERINGSPREMIES"),
			fc.nat({ max: 999 }),
			fc.nat({ max: 6 }),
			(word, shuffle, at) => {
				const plain = wallOf(word, shuffle);
				const wall = withNextFront(plain, at % plain.letters.length);
				const { mix, damaged } = parseMixQuery(new URLSearchParams(mixQueryOf(wall)));
				expect(damaged).toBe(false);
				const fronts = frontsIn(buildKitchen(mix));
				const inGroup = (name: string) => fronts.filter(({ group }) => group === name);
				const lettered = [...inGroup("wall"), ...inGroup("base")].slice(0, word.length);
				expect(lettered.map((front) => frontOf(mix, front))).toMatchObject(
					wall.letters.slice(0, lettered.length).map(({ front }) => front),
				);
				for (const front of inGroup("tall")) expect(frontOf(mix, front)).toMatchObject(wall.blank);
				expect(mix.base).toMatchObject(wall.letters.at(-1)?.front ?? {});
				expect(mix.size).toBe(word.length > 4 ? "wide" : "narrow");
			},
		),
	);
});
