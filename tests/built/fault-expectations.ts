import { expect } from "vitest";
import { readConfig } from "../../config/read-config.ts";
import { createSecurityHeaders } from "../../server/security-headers.ts";

const security = createSecurityHeaders(readConfig({}).public);

/** An answer as it came over the wire. */
type RawResponse = { status: number; headers: Map<string, string>; body: string };

function readResponse(text: string): RawResponse {
	const [head = "", ...rest] = text.split("\r\n\r\n");
	const [first = "", ...lines] = head.split("\r\n");
	const headers = lines.map((line): [string, string] => {
		const colon = line.indexOf(":");
		return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
	});
	return { status: Number(first.split(" ")[1]), headers: new Map(headers), body: rest.join("\r\n\r\n") };
}

/** Holds for every response: all security headers with their values, and no internals. */
export function expectSafe(text: string): RawResponse {
	const response = readResponse(text);
	const { headers, body } = response;
	for (const [name, value] of Object.entries(security.common))
		expect(headers.get(name.toLowerCase()), name).toBe(value);
	const isPage = headers.get("content-type")?.startsWith("text/html");
	const isWhole = isPage && !headers.has("content-encoding") && headers.get("transfer-encoding") !== "chunked";
	const policy = headers.get("content-security-policy") ?? "";
	if (isWhole && body) {
		const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
		const expected = [security.preparedPage(body), security.renderedPage(nonce)];
		expect(expected.map((one) => one["Content-Security-Policy"])).toContain(policy);
	}
	if (!isPage && response.status !== 304) expect(policy).toBe(security.file["Content-Security-Policy"]);
	expect(headers.has("x-powered-by")).toBe(false);
	expect(headers.has("server")).toBe(false);
	expect(text).not.toMatch(insides);
	return response;
}

/** Stacks, paths of the machine, names of errors and of what we are made of. */
const insides = new RegExp(
	[
		String.raw`\bat [\w.<>]+ \(`,
		"node:internal",
		"node_modules",
		String.raw`\.tsx?:\d`,
		String.raw`\bE(NOENT|ACCES|ROFS|NOSPC|FBIG|MFILE|CONNREFUSED)\b`,
		"SQLITE",
		"TypeError",
		process.cwd().replaceAll("/", String.raw`\/`),
	].join("|"),
);
