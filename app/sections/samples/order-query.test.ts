import { expect, test } from "vitest";
import { boxesParameter, readBoxes } from "./order-query.ts";

test("an address chooses boxes, in the order of the list, and nothing else", () => {
	expect(readBoxes(new URLSearchParams("boxes=fenix,wood,gold"))).toEqual(["wood", "fenix"]);
	expect(readBoxes(new URLSearchParams())).toEqual([]);
});

test("what is ticked is what the address then asks for", () => {
	const fields = new URLSearchParams([
		["boxes", "melatop"],
		["boxes", "painted"],
	]);
	expect(readBoxes(new URLSearchParams({ boxes: boxesParameter(fields).boxes ?? "" }))).toEqual(["melatop", "painted"]);
	expect(boxesParameter(new URLSearchParams()).boxes).toBeUndefined();
});
