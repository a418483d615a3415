import { type $Fetch, ofetch } from "ofetch";

/** Passing troubles, after which asking once more makes sense. */
const worthAnotherTry = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * The client for requests of our own. A request that changes nothing is tried once more after a passing trouble;
 * one that changes something sends JSON and is never repeated. A failure carries `status` and the answer's `data`.
 */
export function createHttpClient(baseURL: string): $Fetch {
	// `retry` stays unset: ofetch then retries once, and only methods without a body of their own.
	return ofetch.create({ baseURL, retryStatusCodes: worthAnotherTry });
}
