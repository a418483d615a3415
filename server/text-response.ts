import { readBothLanguages } from "../content/read-content.ts";
import type { Content } from "../content/schemas/all.ts";
import { localeOfPath } from "../facts/site/locales.ts";
import { cachePolicies } from "./cache-policies.ts";
import type { SecurityHeaders } from "./security-headers.ts";

const sentences = readBothLanguages("http-messages");

export type SentenceKey = keyof Content<"http-messages">;
export type TextResponse = { headers: Record<string, string>; body: string };

/** `textResponse` as a Response, for Hono. */
export function refusalResponse(
	status: number,
	sentence: SentenceKey,
	path: string,
	security: SecurityHeaders,
	headers: Record<string, string> = {},
): Response {
	const text = textResponse(sentence, path, security);
	return new Response(text.body, { status, headers: { ...text.headers, ...headers } });
}

/** The answer while too many requests are in progress. */
export function tryAgain(path: string, security: SecurityHeaders): Response {
	return refusalResponse(503, "unavailable", path, security, { "Retry-After": "5" });
}

/** A short sentence in the language of the path, for requests that no page answers. */
export function textResponse(sentence: SentenceKey, path: string, security: SecurityHeaders): TextResponse {
	const body = `${sentences[localeOfPath(path)][sentence]}\n`;
	return {
		body,
		headers: {
			...security.file,
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": cachePolicies.noCache,
			"Content-Length": String(Buffer.byteLength(body)),
		},
	};
}
