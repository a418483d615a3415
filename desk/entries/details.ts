import * as v from "valibot";
import type { EntryKind } from "../store/schema.ts";
import type { Entry } from "./store-entry.ts";

/** Empty in entries from before the form had the field. */
const text = v.optional(v.string(), "");

/**
 * An entry's fields besides name and address, as they are stored. What was chosen from a list is read as text: the
 * choice may be gone from the list since.
 */
const schemas = {
	samples: v.object({
		boxes: v.array(v.string()),
		street: text,
		number: text,
		postcode: text,
		city: text,
		country: text,
		total: v.number(),
	}),
	question: v.object({ subject: text, question: text }),
	application: v.object({ vacancy: text, text, portfolio: text }),
	appointment: v.object({ phone: text, note: text, mix: text }),
} as const satisfies Record<EntryKind, v.GenericSchema>;

export type EntryDetails<Kind extends EntryKind = EntryKind> = v.InferOutput<(typeof schemas)[Kind]>;

export function readDetails<Kind extends EntryKind>(kind: Kind, { details }: Entry): EntryDetails<Kind> {
	return v.parse(schemas[kind], JSON.parse(details));
}
