import * as v from "valibot";
import { sampleBoxes } from "../../facts/products/samples.ts";
import { subjects } from "../../facts/site/subjects.ts";
import type { Entry } from "./store-entry.ts";

/** What an entry holds besides name and address, as it was stored. */
const schemas = {
	samples: v.object({
		boxes: v.array(v.picklist(sampleBoxes)),
		total: v.number(),
		street: v.string(),
		number: v.string(),
		postcode: v.string(),
		city: v.string(),
		country: v.string(),
	}),
	question: v.object({ subject: v.picklist(subjects), question: v.string() }),
	application: v.object({
		vacancy: v.string(),
		text: v.string(),
		portfolio: v.string(),
	}),
	appointment: v.object({
		phone: v.optional(v.string(), ""),
		note: v.optional(v.string(), ""),
		mix: v.optional(v.string(), ""),
	}),
};

export type SampleOrder = v.InferOutput<typeof schemas.samples>;
export type Question = v.InferOutput<typeof schemas.question>;
export type Application = v.InferOutput<typeof schemas.application>;
export type AppointmentDetails = v.InferOutput<typeof schemas.appointment>;

type Details =
	| { kind: "samples"; details: SampleOrder }
	| { kind: "question"; details: Question }
	| { kind: "application"; details: Application }
	| { kind: "appointment"; details: AppointmentDetails };

export function readDetails({ kind, details }: Entry): Details {
	const stored: unknown = JSON.parse(details);
	if (kind === "samples") return { kind, details: v.parse(schemas.samples, stored) };
	if (kind === "question") return { kind, details: v.parse(schemas.question, stored) };
	if (kind === "application") return { kind, details: v.parse(schemas.application, stored) };
	return { kind, details: v.parse(schemas.appointment, stored) };
}
