import { defaultPlan, type Plan } from "../facts/costs/cost-guide.ts";
import type { FixedPayment } from "../facts/costs/journey.ts";
import type { MaterialKey } from "../facts/products/materials.ts";
import { type SampleBox, sampleBoxes, sampleBoxOf } from "../facts/products/samples.ts";
import { frontGroups, frontsOf, type Mix, materialsIn } from "./mix.ts";

/** The sample boxes in which this kitchen's fronts can be touched, and the materials that are in none. */
export function samplesFor(mix: Mix): { boxes: SampleBox[]; without: MaterialKey[] } {
	const materials = materialsIn(mix);
	return {
		boxes: sampleBoxes.filter((box) => materials.some((material) => sampleBoxOf(material) === box)),
		without: materials.filter((material) => sampleBoxOf(material) === undefined),
	};
}

/** What a colour of one's own costs on these fronts: Catch has a price of its own, all other designs share one. */
export function colourCosts(mix: Mix): (FixedPayment & ("catchCustomColour" | "paintedCustomColour"))[] {
	const painted = frontGroups.map((group) => frontsOf(mix, group)).filter(({ material }) => material === "painted");
	return [
		...(painted.some(({ design }) => design === "catch") ? (["catchCustomColour"] as const) : []),
		...(painted.some(({ design }) => design !== "catch") ? (["paintedCustomColour"] as const) : []),
	];
}

/** The plan with which the cost guide opens for this kitchen. It knows one colour; the dearer one is then shown. */
export function costPlanOf(mix: Mix): Plan {
	const costs = colourCosts(mix);
	const colour = costs.includes("paintedCustomColour")
		? "painted"
		: costs.includes("catchCustomColour")
			? "catch"
			: "none";
	return { ...defaultPlan, colour, samples: samplesFor(mix).boxes.length };
}
