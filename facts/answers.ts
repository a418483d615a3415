import { exampleSums } from "./costs/example-kitchen.ts";
import { mapValues } from "./map-values.ts";
import { type Answer, studioAnswers } from "./studio-answers.ts";

/** By the names that sentences use; a sentence that names one without an answer is left out. */
export type Answers = Readonly<Record<string, { answer?: Answer }>>;

/** The studio's answers, and the sums that are made of them. */
export const answers: Answers = {
	...studioAnswers,
	...mapValues(exampleSums(), (amount) => (amount === undefined ? {} : { answer: { euro: amount } })),
};
