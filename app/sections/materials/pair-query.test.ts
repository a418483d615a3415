import fc from "fast-check";
import { expect, test } from "vitest";
import { materialKeys } from "../../../facts/products/materials.ts";
import { choosePair, pairParameters, parsePairQuery } from "./pair-query.ts";

const read = (query: string) => parsePairQuery(new URLSearchParams(query));
const material = fc.constantFrom(...materialKeys);

test("the address chooses the pair", () => {
	expect(read("a=tabasco&b=mint")).toEqual(["tabasco", "mint"]);
});

test("missing and unknown values become the default", () => {
	expect(read("")).toEqual(["tabasco", "warm-oak"]);
	expect(read("a=walnut")).toEqual(["walnut", "tabasco"]);
	expect(read("b=mint")).toEqual(["mint", "tabasco"]);
	expect(read("a=cardboard&b=__proto__")).toEqual(["tabasco", "warm-oak"]);
	expect(read("a=tabasco&b=tabasco")).toEqual(["tabasco", "warm-oak"]);
});

test("the last two choices are side by side, whatever came before, and never one material twice", () => {
	fc.assert(
		fc.property(fc.array(material, { minLength: 1, maxLength: 8 }), (choices) => {
			const pair = choices.reduce(choosePair, read(""));
			expect(pair[0]).toBe(choices.at(-1));
			expect(pair[1]).not.toBe(pair[0]);
			expect(parsePairQuery(new URLSearchParams(pairParameters(pair)))).toEqual(pair);
		}),
	);
});

test("choosing the second once more makes the two change places", () => {
	expect(choosePair(["tabasco", "mint"], "mint")).toEqual(["mint", "tabasco"]);
});
