import * as v from "valibot";
import { bookableStateLabels, stageLabels, stateLabels } from "./labels.ts";
import { action, each, text } from "./parts.ts";

/** What the states of the journey are called, wherever the site names them. */
export const journeyWords = v.strictObject({
	stages: each("Fases", stageLabels, text),
	states: each("Standen", stateLabels, text),
	meetings: each("Knoppen voor een gesprek", bookableStateLabels, action),
});
