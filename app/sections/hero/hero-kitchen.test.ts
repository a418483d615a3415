import { expect, test } from "vitest";
import { brand } from "../../../content/brand.ts";
import { baseCabinets, type HeroFront, shelfWidths, wallCabinets } from "./hero-kitchen.ts";

const sizes = (row: readonly (HeroFront | "shelf")[]) => row.map((front) => (front === "shelf" ? shelfWidths : front));
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const narrowOf = ({ width, narrow }: { width: number; narrow?: number }) => narrow ?? width;

test("the fronts spell the slogan", () => {
	const letters = [...wallCabinets, ...baseCabinets].map((front) => (front === "shelf" ? "" : (front.letter ?? "")));
	expect(letters.join("")).toBe(brand.replaceAll(" ", ""));
});

test("each run is closed off: 640 cm wide, and 340 cm where it breaks on narrow screens", () => {
	for (const row of [wallCabinets, baseCabinets]) expect(sum(sizes(row).map(({ width }) => width))).toBe(640);
	const rows = [
		sizes(wallCabinets.slice(0, 4)),
		sizes(wallCabinets.slice(4)),
		sizes(baseCabinets.slice(0, 7)),
		sizes(baseCabinets.slice(7)),
	];
	for (const row of rows) expect(sum(row.map(narrowOf))).toBe(340);
});

test("neighbours never share a colour", () => {
	for (const row of [wallCabinets, baseCabinets]) {
		const colours = row.map((front) => (front === "shelf" ? "shelf" : front.material));
		expect(colours.filter((colour, at) => colour === colours[at + 1])).toEqual([]);
	}
});
