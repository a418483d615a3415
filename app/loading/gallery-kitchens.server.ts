import type { Locale } from "../../facts/site/locales.ts";
import type { Kitchen } from "../sections/gallery/kitchen.ts";
import { mixed } from "../sections/gallery/mixed.ts";
import { shotsIn } from "./shots.server.ts";

const group = "kitchens";

/** The rendered kitchens in the order in which they are shown. */
export function galleryKitchens(locale: Locale): Kitchen[] {
	const shots = Object.entries(shotsIn(group, locale));
	return mixed(shots.map(([name, shot]) => ({ id: name.slice(group.length + 1), shot })));
}
