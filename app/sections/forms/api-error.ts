import type { Time } from "../../../desk/desk-forms.ts";
import type { FormProblem } from "./form-state.ts";

/** Why the API did not accept a form. */
export type ApiError = {
	/** Undefined when no response came. */
	status: number | undefined;
	message: string | undefined;
	fields: FormProblem["fields"];
	/** Free times near one that was taken. */
	times: readonly Time[];
};

/** The part of the HTTP client's error that is used here. */
type HttpError = {
	status?: number;
	data?: { message?: string; fields?: Record<string, string>; times?: readonly Time[] };
};

export function apiErrorOf(error: unknown): ApiError {
	// A cast instead of instanceof: importing the class would add the HTTP client to every page.
	const { status, data } = error as HttpError;
	return { status, message: data?.message, fields: data?.fields ?? {}, times: data?.times ?? [] };
}
