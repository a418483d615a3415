import { expect, test } from "vitest";
import { isFixed, journey, type Stage, stages, statesOf } from "../facts/costs/journey.ts";
import homeEn from "./en/home.ts";
import homeNl from "./nl/home.ts";

/** The amounts that everybody pays in a stage. */
function dueIn(stage: Stage): string[] {
	return statesOf(stage).flatMap((state) => [...journey[state].due].filter(isFixed));
}

test("what the home page says about the cost of a stage names the amounts that are due in it, and no others", () => {
	for (const { buying } of [homeNl, homeEn]) {
		for (const stage of stages) {
			const named = [...buying.steps[stage].cost.matchAll(/\{(\w+)\}/g)].map(([, figure]) => figure);
			expect(named, stage).toEqual(dueIn(stage));
		}
	}
});
