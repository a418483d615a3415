import { createContext, use } from "react";
import type { FormSetup } from "./desk-form.tsx";

/** What a form says about itself: shown on the page until it is sent again. */
export type FormProblem = {
	/** The sentence above the form. */
	problem: string;
	/** What is wrong with single fields, by name. */
	fields: Readonly<Record<string, string>>;
};

type Labels = FormSetup["words"]["labels"];
export type FieldName = keyof Labels;

/** What fields need to know about the form they stand in. */
export type FormState = {
	/** Begins the ids of the form's elements. */
	id: string;
	fields: FormProblem["fields"];
	/** What was typed when the server refused a form that was sent without JavaScript. */
	typed: Readonly<Record<string, string>>;
	/** Their labels, and what is said after those of fields that may stay empty. */
	words: { labels: Labels; optional: string };
};

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
	const state = use(FormContext);
	if (!state) throw new Error("A field stands outside a DeskForm.");
	return state;
}
