import { mapValues } from "../../../facts/map-values.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import { addressOf, minPictureWidth } from "../../ui/picture/variants.ts";

const names: Record<FrontDesign, string> = {
	own: "baking",
	catch: "cookbooks",
	flush: "plates",
	pull: "pans",
	framed: "linen",
	barre: "fruit",
};

/** The address of a picture of what is behind each design's front, where the six stand side by side. */
export function frontInsides(locale: Locale): Record<FrontDesign, string> {
	return mapValues(names, (name) => addressOf(shotOf(`insides/${name}`, locale).source, "avif", minPictureWidth));
}
