import { createContext } from "react";

/** What a form says about itself: shown on the page until it is sent again. */
export type FormProblem = {
	/** The sentence above the form. */
	problem: string;
	/** What is wrong with single fields, by name. */
	fields: Readonly<Record<string, string>>;
};

/** What fields need to know about the form they stand in. */
export type FormState = {
	/** Begins the ids of the form's elements. */
	id: string;
	fields: FormProblem["fields"];
	/** What was typed when the server refused a form that was sent without JavaScript. */
	typed: Readonly<Record<string, string>>;
	/** Said after the labels of fields that may stay empty. */
	optional: string;
};

export const FormContext = createContext<FormState>({ id: "", fields: {}, typed: {}, optional: "" });
