import { journey } from "../../facts/costs/journey.ts";
import type nl from "../nl/journey-words.ts";

export default {
	stages: { discover: "Discover", design: "Design", order: "Order" },
	states: {
		discover: "First meeting",
		design: "Design",
		finalCall: "Final call",
		retailer: "IKEA or KVIK",
		production: "Production",
		delivery: "Delivery",
	},
	meetings: {
		discover: { label: "Book a first meeting", to: `link:${journey.discover.meeting}` },
		design: { label: "Book a design meeting", to: `link:${journey.design.meeting}` },
		finalCall: { label: "Book the final call", to: `link:${journey.finalCall.meeting}` },
	},
} satisfies typeof nl;
