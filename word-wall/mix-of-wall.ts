import { type FrontLook, materialOf } from "../facts/products/materials.ts";
import { fieldNames } from "../mixer/field-names.ts";
import { codes } from "../mixer/mix-codes.ts";
import type { WordWall } from "./wall-link.ts";

/**
 * The numbers that links give to the fronts of a kitchen along one wall, which never change: first its wall cabinets,
 * then its base cabinets, each from left to right. Importing the kitchen model would add it to this page's scripts;
 * the test compares them.
 */
const numbers = {
	narrow: { wall: [10, 13], base: [2, 9] },
	wide: { wall: [15, 19], base: [5, 14] },
} as const;

const between = ([first, last]: readonly [number, number]) =>
	Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The number of wall cabinets in the narrow kitchen. */
const maxInNarrowKitchen = 4;

/**
 * The query with which the mixer opens a kitchen of this wall. Each letter is one front; the other base cabinets have
 * the front of the last letter, the tall ones that of the blank fronts.
 */
export function mixQueryOf({ letters, blank }: WordWall): string {
	const size = letters.length > maxInNarrowKitchen ? "wide" : "narrow";
	const first = letters.at(0)?.front ?? blank;
	const last = letters.at(-1)?.front ?? blank;
	const { wall, base } = numbers[size];
	const singles = [...between(wall), ...between(base)].flatMap((number, at) => {
		const front = letters[at]?.front;
		return front ? [number.toString(36).padStart(2, "0") + codeOf(front)] : [];
	});
	return String(
		new URLSearchParams({
			[fieldNames.plan]: "single-run",
			[fieldNames.size]: size,
			[fieldNames.uppers]: "cabinets",
			[fieldNames.base.design]: last.design,
			[fieldNames.base.material]: last.material,
			[fieldNames.wall.design]: first.design,
			[fieldNames.wall.material]: first.material,
			[fieldNames.tall.design]: blank.design,
			[fieldNames.tall.material]: blank.material,
			[fieldNames.singles]: codes.layout[`single-run ${size} cabinets`] + singles.join(""),
		}),
	);
}

function codeOf({ design, material }: FrontLook): string {
	const paint = material === "painted" ? materialOf(material).colour.slice(1) : "";
	return codes.design[design] + codes.material[material] + paint;
}
