import type { CostPlan } from "../facts/costs/cost-guide.ts";
import { customColourPrice } from "../facts/costs/prices.ts";
import type { MaterialKey } from "../facts/products/materials.ts";
import { type SampleBox, sampleBoxes, sampleBoxOf } from "../facts/products/samples.ts";
import { frontChoicesIn, type Mix, materialsOfMix } from "./mix.ts";

/** The sample boxes in which this kitchen's fronts can be touched, and the materials that are in none. */
export function samplesFor(mix: Mix): { boxes: SampleBox[]; without: MaterialKey[] } {
	const materials = materialsOfMix(mix);
	return {
		boxes: sampleBoxes.filter((box) => materials.some((material) => sampleBoxOf(material) === box)),
		without: materials.filter((material) => sampleBoxOf(material) === undefined),
	};
}

/** Prices of the custom colours of these fronts, each once. */
export function colourCosts(mix: Mix): ReturnType<typeof customColourPrice>[] {
	const painted = frontChoicesIn(mix).filter(({ material }) => material === "painted");
	const charged = new Set(painted.map(({ design }) => customColourPrice(design)));
	return (["catchCustomColour", "paintedCustomColour"] as const).filter((price) => charged.has(price));
}

/** The query with which the cost guide opens for this kitchen, by the names of its fields. */
export function costGuideQuery(mix: Mix): string {
	const costs = colourCosts(mix);
	const [catches, others] = [costs.includes("catchCustomColour"), costs.includes("paintedCustomColour")];
	const colour: CostPlan["colour"] = catches && others ? "both" : catches ? "catch" : others ? "painted" : "none";
	return String(new URLSearchParams({ colour, samples: String(samplesFor(mix).boxes.length) }));
}
