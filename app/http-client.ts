import { type $Fetch, ofetch } from "ofetch";

/** Temporary failures: a second attempt may succeed. */
const retryStatusCodes = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Sends every request of the browser. GET is retried once after a temporary failure; methods that change something
 * send JSON and are never repeated. The error that is thrown has `status` and the response's `data`; both are logged.
 */
export function createHttpClient(baseURL: string): $Fetch {
	return ofetch.create({
		baseURL,
		// `retry` stays unset: ofetch's default is one retry, and none for methods with a body.
		retryStatusCodes,
		onResponseError: ({ request, response }) => {
			console.error(`Request to ${request} failed with status ${response.status}:`, response._data);
		},
	});
}
