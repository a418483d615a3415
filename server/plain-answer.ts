import en from "../content/en/http-answers.ts";
import nl from "../content/nl/http-answers.ts";
import { localeOfPath } from "../facts/site/locales.ts";
import { cachePolicies } from "./cache-policies.ts";
import { fileSecurityHeaders } from "./security-headers.ts";

const words = { nl, en };

export type PlainAnswer = { status: number; headers: Record<string, string>; body: string };

/** A short sentence in the language of the path, for requests that no page answers. */
export function plainAnswer(
	status: number,
	sentence: keyof typeof nl,
	{
		path = "/",
		https = false,
		headers = {},
	}: { path?: string; https?: boolean; headers?: Record<string, string> } = {},
): PlainAnswer {
	const body = `${words[localeOfPath(path)][sentence]}\n`;
	return {
		status,
		body,
		headers: {
			...fileSecurityHeaders(https),
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": cachePolicies.never,
			"Content-Length": String(Buffer.byteLength(body)),
			...headers,
		},
	};
}
