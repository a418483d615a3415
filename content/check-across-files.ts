import { isFixed, journey, stages, statesOf } from "../facts/costs/journey.ts";
import { checkAnchors, type Fault, type Side } from "./check.ts";
import enHome from "./en/home.ts";
import faq from "./nl/faq.ts";
import nlHome from "./nl/home.ts";

/** What one file says about another, or about the facts. */
export function checkAcrossFiles(sides: readonly Side[]): Fault[] {
	const questions = Object.entries(faq.groups).flatMap(([group, { questions }]) => [group, ...Object.keys(questions)]);
	const anchors = new Set(["fit", "questions", ...questions]);
	return [...sides.flatMap((side) => checkAnchors(side, anchors)), ...checkHomeCosts()];
}

/** The home page names for each stage the amounts that everybody pays in it, and no others. */
function checkHomeCosts(): Fault[] {
	return [
		{ file: "content/nl/home.ts", steps: nlHome.buying.steps },
		{ file: "content/en/home.ts", steps: enHome.buying.steps },
	].flatMap(({ file, steps }) =>
		stages.flatMap((stage) => {
			const named = [...steps[stage].cost.matchAll(/\{(\w+)\}/g)].map(([, figure]) => figure).join(", ");
			const due = statesOf(stage)
				.flatMap((state) => [...journey[state].due].filter(isFixed))
				.join(", ");
			const problem = `names the amounts '${named}', but '${due}' is due in this stage (facts/costs/journey.ts)`;
			return named === due ? [] : [{ file, field: `buying.steps.${stage}.cost`, problem }];
		}),
	);
}
