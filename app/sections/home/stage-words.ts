import { type BookableState, type BuyingStage, isBookable, stages, statesOf } from "../../../facts/costs/journey.ts";
import type { NamedStage } from "./buying.tsx";

type JourneyWords = {
	stages: Record<BuyingStage, string>;
	meetings: Record<BookableState, { label: string; to: string }>;
};

/** The journey's stages with their words, so that browsers need not load the journey. */
export function stageWords(words: JourneyWords): NamedStage[] {
	return stages.map((stage) => ({
		stage,
		name: words.stages[stage],
		meetings: statesOf(stage)
			.filter(isBookable)
			.map((state) => words.meetings[state]),
	}));
}
