import type { AppointmentDetails } from "../appointments/book.ts";
import type { Application, Question } from "../messages/messages.ts";
import type { SampleOrder } from "../samples/order-samples.ts";
import type { Entry } from "./store-entry.ts";

type Details =
	| { kind: "samples"; details: SampleOrder }
	| { kind: "question"; details: Question }
	| { kind: "application"; details: Application }
	| { kind: "appointment"; details: AppointmentDetails };

/** An entry's fields besides name and address. They were validated before they were stored. */
export function readDetails({ kind, details }: Entry): Details {
	return { kind, details: JSON.parse(details) };
}
