import { expect, test } from "vitest";
import { plans } from "../facts/kitchen/gallery.ts";
import { fieldDefaults } from "./mix.ts";
import { mixQueryOfPicture } from "./mix-of-picture.ts";
import { parseMixQuery } from "./mix-query.ts";

const mixOf = (contents: Parameters<typeof mixQueryOfPicture>[0]) =>
	parseMixQuery(new URLSearchParams(mixQueryOfPicture(contents)));

test("the mixer opens with what a picture shows", () => {
	const contents = { design: "flush", materials: ["tabasco"], worktop: "marble", sink: "stainless-steel" } as const;
	expect(mixOf({ ...contents, tap: "standard", plan: "galley" })).toEqual({
		mix: {
			...fieldDefaults,
			plan: "galley",
			size: "wide",
			uppers: "shelf",
			worktop: "marble",
			sink: "stainless-steel",
			tap: "standard",
			base: { design: "flush", material: "tabasco", colour: undefined },
			tall: { design: "same", material: "same", colour: undefined },
		},
		damaged: false,
	});
});

test("it understands every plan of a picture, and a second material is that of the tall cabinets", () => {
	for (const plan of plans) {
		const { mix, damaged } = mixOf({ design: "own", materials: ["oat", "walnut"], plan });
		expect([damaged, mix.tall.material]).toEqual([false, "walnut"]);
	}
});

test("a painted kitchen opens in its own colour", () => {
	const { mix, damaged } = mixOf({ design: "framed", materials: ["painted"], colour: "#2f4a3c" });
	expect([damaged, mix.base.colour]).toEqual([false, "#2f4a3c"]);
});

test("a picture without fronts has no mix", () => {
	expect(mixQueryOfPicture({ worktop: "marble" })).toBeUndefined();
});
