import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMixQuery } from "../mixer/mix-query.ts";
import { mixQueryOf } from "./mix-of-wall.ts";
import { wallOf, withNextFront } from "./wall-link.ts";

test("the mixer understands every wall: first letter above, last below, wood for the tall cabinets", () => {
	fc.assert(
		fc.property(
			fc.constantFrom("I", "LUNA", "KEUKENS"),
			fc.nat({ max: 999 }),
			fc.nat({ max: 6 }),
			(word, shuffle, at) => {
				const plain = wallOf(word, shuffle);
				const wall = withNextFront(plain, at % plain.letters.length);
				const { mix, damaged } = parseMixQuery(new URLSearchParams(mixQueryOf(wall)));
				expect(damaged).toBe(false);
				expect(mix.wall).toMatchObject(wall.letters.at(0)?.front ?? {});
				expect(mix.base).toMatchObject(wall.letters.at(-1)?.front ?? {});
				expect(mix.tall).toMatchObject(wall.blank);
				expect(mix.size).toBe(word === "KEUKENS" ? "wide" : "narrow");
			},
		),
	);
});
