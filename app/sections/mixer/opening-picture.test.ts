import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withMaterial } from "../../../media/combinations.ts";
import { parseShot } from "../../../media/shot.ts";
import { openingMix } from "../../../mixer/mix.ts";
import { mixQueryOfPicture } from "../../../mixer/mix-of-picture.ts";
import { parseMixQuery } from "../../../mixer/mix-query.ts";

test("the picture that stands in for the stage shows the kitchen that the mixer opens with", () => {
	const file = "media/combinations/catch.json";
	const { shows } = parseShot(withMaterial(readFileSync(file, "utf8"), "blueberry"), file);
	expect(parseMixQuery(new URLSearchParams(mixQueryOfPicture(shows)))).toEqual({ mix: openingMix, damaged: false });
});
