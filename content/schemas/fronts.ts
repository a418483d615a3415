import { frontNames } from "../../facts/products/fronts.ts";
import { each, group, page, text, texts } from "./parts.ts";

export const fronts = page({
	prices: group("Prijzen in de vergelijking", {
		label: text("Benaming"),
		each: each("Per ontwerp", frontNames, texts),
	}),
});
