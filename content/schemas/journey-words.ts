import { bookableStateLabels, stageLabels, stateLabels } from "../../facts/editor-labels.ts";
import { action, each, group, text } from "./parts.ts";

/** Names of the states of the journey. */
export const journeyWords = group("Stappen en gesprekken", {
	stages: each("Fases", stageLabels, text),
	states: each("Standen", stateLabels, text),
	meetings: each("Knoppen voor een gesprek", bookableStateLabels, action),
});
