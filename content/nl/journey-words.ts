import { type BookableState, journey, type Stage, type StateKey } from "../../facts/costs/journey.ts";
import type { Action } from "../page-content.ts";

/** What the states of the journey are called, wherever the site names them. */
export default {
	stages: { discover: "Ontdekken", design: "Ontwerpen", order: "Bestellen" } satisfies Record<Stage, string>,
	states: {
		discover: "Kennismaking",
		design: "Ontwerp",
		finalCall: "Laatste gesprek",
		retailer: "Naar IKEA of KVIK",
		production: "Productie",
		delivery: "Levering",
	} satisfies Record<StateKey, string>,
	meetings: {
		discover: { label: "Plan een kennismaking", to: `link:${journey.discover.meeting}` },
		design: { label: "Plan een ontwerpgesprek", to: `link:${journey.design.meeting}` },
		finalCall: { label: "Plan het laatste gesprek", to: `link:${journey.finalCall.meeting}` },
	} satisfies Record<BookableState, Action>,
};
