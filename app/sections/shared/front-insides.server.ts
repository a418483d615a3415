import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import { addressOf } from "../../ui/picture/variants.ts";

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
	const inside = (design: FrontDesign) => addressOf(shotOf(`insides/${names[design]}`, locale).source, "avif", 480);
	return {
		own: inside("own"),
		catch: inside("catch"),
		flush: inside("flush"),
		pull: inside("pull"),
		framed: inside("framed"),
		barre: inside("barre"),
	};
}
