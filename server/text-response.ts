import en from "../content/en/http-answers.yaml";
import nl from "../content/nl/http-answers.yaml";
import type { Content } from "../content/schemas/all.ts";
import { type Locale, localeOfPath } from "../facts/site/locales.ts";
import { cachePolicies } from "./cache-policies.ts";
import type { SecurityHeaders } from "./security-headers.ts";

const sentences: Record<Locale, Content<"http-answers">> = { nl, en };

export type Sentence = keyof Content<"http-answers">;
export type TextResponse = { status: number; headers: Record<string, string>; body: string };

/** A short sentence in the language of the path, for requests that no page answers. */
export function textResponse(
	status: number,
	sentence: Sentence,
	path: string,
	security: SecurityHeaders,
): TextResponse {
	const body = `${sentences[localeOfPath(path)][sentence]}\n`;
	return {
		status,
		body,
		headers: {
			...security.file,
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": cachePolicies.never,
			"Content-Length": String(Buffer.byteLength(body)),
		},
	};
}
