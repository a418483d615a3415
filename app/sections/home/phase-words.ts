import { type BookableStep, type BuyingPhase, isBookable, phases, stepsOf } from "../../../facts/costs/buying-steps.ts";
import type { Action } from "../../ui/action-list.tsx";
import type { NamedPhase } from "./buying-phases.tsx";

type BuyingWords = {
	phases: Record<BuyingPhase, string>;
	meetings: Record<BookableStep, Action>;
};

/** The phases of buying with their words, so that browsers need not load the steps. */
export function phaseWords(words: BuyingWords): NamedPhase[] {
	return phases.map((phase) => ({
		phase,
		name: words.phases[phase],
		meetings: stepsOf(phase)
			.filter(isBookable)
			.map((step) => words.meetings[step]),
	}));
}
