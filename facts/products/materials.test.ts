import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { materialKeys, materialOf, materialsOf } from "./materials.ts";

test("type is readable on every material", () => {
	for (const key of materialKeys) {
		const { colour, ink } = materialOf(key);
		expect(contrast(colour, ink), `${ink} on ${key}`).toBeGreaterThanOrEqual(4.5);
	}
});

test("contrast is measured as WCAG does", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("the families hold what the studio names", () => {
	const names = (family: Parameters<typeof materialsOf>[0]) => materialsOf(family).map((key) => materialOf(key).name);
	expect(names("fenix").join()).toBe(
		"Mocca,Oat,Sage,Night,Elephant,Tabasco,Honey,Cacao,Aubergine,Blueberry,Roquefort,Cherry",
	);
	expect(names("melatop").join()).toBe("butter,lychee,mint,frosting,tuna");
	expect(names("wood").join()).toBe("Oak Natural,Warm Oak,Walnut");
});
