import { defaultMix, type Mix, withPaint } from "../mixer/mix.ts";
import type { WordWall } from "./wall-link.ts";

/** A longer word is a longer kitchen. */
const mostInNarrowKitchen = 5;

/** The kitchen that the mixer makes of a wall: fronts for wall, base and tall cabinets are all that it can take. */
export function mixOfWall({ letters, blank }: WordWall): Mix {
	const first = letters.at(0)?.front ?? blank;
	const last = letters.at(-1)?.front ?? blank;
	return {
		...defaultMix,
		plan: "single-run",
		size: letters.length > mostInNarrowKitchen ? "wide" : "narrow",
		base: withPaint(last),
		wall: withPaint(first),
		tall: withPaint(blank),
	};
}
