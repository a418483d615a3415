import type { Locale } from "../../../facts/site/locales.ts";
import { shotsIn } from "../../ui/picture/shots.server.ts";
import { interleaveByDesign } from "./interleave-by-design.ts";
import type { Kitchen } from "./kitchen.ts";

const group = "kitchens";

/** The rendered kitchens in the order in which they are shown. */
export function galleryKitchens(locale: Locale): Kitchen[] {
	const shots = Object.entries(shotsIn(group, locale));
	return interleaveByDesign(shots.map(([name, shot]) => ({ id: name.slice(group.length + 1), shot })));
}
