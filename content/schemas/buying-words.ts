import { bookableStepLabels, phaseLabels, stepLabels } from "../../facts/editor-labels.ts";
import { action, each, group, text } from "./parts.ts";

/** Names of the steps of buying. */
export const buyingWords = group("Stappen en gesprekken", {
	phases: each("Fases", phaseLabels, text),
	steps: each("Stappen", stepLabels, text),
	meetings: each("Knoppen voor een gesprek", bookableStepLabels, action),
});
