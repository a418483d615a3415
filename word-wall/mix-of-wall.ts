import type { WordWall } from "./wall-link.ts";

/** A longer word is a longer kitchen. */
const mostInNarrowKitchen = 5;

/**
 * The query with which the mixer opens a kitchen of this wall, by the names of its fields (mixer/mix-query.ts): fronts
 * for wall, base and tall cabinets are all that it can take. Its own links would bring all of its choices to this page.
 */
export function mixQueryOf({ letters, blank }: WordWall): string {
	const first = letters.at(0)?.front ?? blank;
	const last = letters.at(-1)?.front ?? blank;
	return String(
		new URLSearchParams({
			plan: "single-run",
			size: letters.length > mostInNarrowKitchen ? "wide" : "narrow",
			design: last.design,
			material: last.material,
			"wall-design": first.design,
			"wall-material": first.material,
			"tall-design": blank.design,
			"tall-material": blank.material,
		}),
	);
}
