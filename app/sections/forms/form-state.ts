import { createContext, use } from "react";
import type { FormSetup } from "./desk-form.tsx";

/** Error messages of a form, shown until it is sent again. */
export type FormProblem = {
	/** The sentence above the form. */
	problem: string;
	/** Messages of single fields, by name. */
	fields: Readonly<Record<string, string>>;
};

type Labels = FormSetup["words"]["labels"];
export type FieldName = keyof Labels;

/** The state of a form that its fields use. */
export type FormState = {
	/** Begins the ids of the form's elements. */
	id: string;
	fields: FormProblem["fields"];
	/** The typed values of a form that was sent without JavaScript and refused. */
	typed: Readonly<Record<string, string>>;
	/** Labels of fields, and the words after the label of an optional field. */
	words: { labels: Labels; optional: string };
};

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
	const state = use(FormContext);
	if (!state) throw new Error("A field stands outside a DeskForm.");
	return state;
}
