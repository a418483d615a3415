import type { Time } from "../../../desk/http/desk-forms.ts";

/** What the API says of a form that it refused. There is no status when no answer came. */
type ApiError = {
	status?: number;
	data?: { message?: string; fields?: Record<string, string>; times?: readonly Time[] };
};

/** The HTTP client's error. Anything else has none of these fields. */
export const apiErrorOf = (error: unknown): ApiError => Object(error);
