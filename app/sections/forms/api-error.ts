import { FetchError } from "ofetch";
import type { Time } from "../../../desk/desk-forms.ts";

/** What the API says of a form that it refused. There is no status when no answer came. */
type ApiError = {
	status?: number | undefined;
	data?: { message?: string; fields?: Record<string, string>; times?: readonly Time[] } | undefined;
};

/** The HTTP client's error. Anything else has none of these fields. */
export const apiErrorOf = (error: unknown): ApiError => (error instanceof FetchError ? error : {});
