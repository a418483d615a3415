import { expect, test } from "vitest";
import { cabinetKeys, cabinetSystemOf, isCabinetKey } from "./cabinet-systems.ts";

test("fronts fit the four systems that the studio names, and everything else is a question", () => {
	const named = cabinetKeys.filter((key) => cabinetSystemOf(key).fits === true).map((key) => cabinetSystemOf(key));
	expect(named.map(({ brand, model }) => `${brand} ${model}`)).toEqual([
		"IKEA Metod",
		"IKEA Faktum",
		"KVIK Bordo",
		"KVIK Senti",
	]);
	expect(cabinetSystemOf("other")).toEqual({ fits: "ask" });
});

test("a word from an address is a system only if the table has it", () => {
	expect(["faktum", "Faktum", "toString", ""].map(isCabinetKey)).toEqual([true, false, false, false]);
});
