import { type $Fetch, ofetch } from "ofetch";

/**
 * Sends every request of the browser. GET is retried once after a temporary failure; methods that change something
 * send JSON and are never repeated. The error that is thrown has `status` and the response's `data`; both are logged.
 */
export function createHttpClient(baseURL: string): $Fetch {
	return ofetch.create({
		baseURL,
		// `retry` and `retryStatusCodes` stay unset: ofetch retries once after a temporary failure, and never with a body.
		onResponseError: ({ request, response }) => {
			console.error(`Request to ${request} failed with status ${response.status}:`, response._data);
		},
	});
}
