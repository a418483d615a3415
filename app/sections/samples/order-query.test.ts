import { expect, test } from "vitest";
import { boxesParameter, parseOrderQuery } from "./order-query.ts";

test("an address chooses boxes, in the order of the list, and nothing else", () => {
	expect(parseOrderQuery(new URLSearchParams("boxes=fenix,wood,gold"))).toEqual(["wood", "fenix"]);
	expect(parseOrderQuery(new URLSearchParams())).toEqual([]);
});

test("ticked boxes become the address's parameter", () => {
	const fields = new URLSearchParams([
		["boxes", "melatop"],
		["boxes", "painted"],
	]);
	expect(parseOrderQuery(new URLSearchParams({ boxes: boxesParameter(fields).boxes ?? "" }))).toEqual([
		"melatop",
		"painted",
	]);
	expect(boxesParameter(new URLSearchParams()).boxes).toBeUndefined();
});
