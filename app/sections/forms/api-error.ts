import type { Time } from "../../../desk/desk-forms.ts";

/** What the API says of a form that it refused. There is no status when no answer came. */
type ApiError = {
	status?: number;
	data?: { message?: string; fields?: Record<string, string>; times?: readonly Time[] };
};

/** The HTTP client's error. Not by its class, which would bring the client into every page. */
export const apiErrorOf = (error: unknown): ApiError => error as ApiError;
