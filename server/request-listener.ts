import type { IncomingMessage, RequestListener } from "node:http";
import type { Logger } from "pino";
import { maxBodyBytes } from "../desk/http/read-body.ts";
import { markdownPathOf } from "../facts/site/pages.ts";
import { cachePolicies } from "./cache-policies.ts";
import type { DynamicPages } from "./dynamic-pages.ts";
import { formPaths } from "./form-pages.ts";
import { findLanguageRedirect } from "./language-redirect.ts";
import { relevantQuery } from "./page-parameters.ts";
import { tokenPaths } from "./page-paths.ts";
import { type PreparedResponses, sendPrepared } from "./prepared-responses.ts";
import { findRedirect } from "./redirects.ts";
import { requestIdOf } from "./request-id.ts";
import { logRequest } from "./request-log.ts";
import { parseRequestTarget } from "./request-target.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { originalHost } from "./start-desk.ts";
import { type SentenceKey, textResponse } from "./text-response.ts";
import { wantsMarkdown } from "./wants-markdown.ts";

/** bodyBytes is twice the desk's limit: bodies slightly too large get the desk's own sentence. */
const limits = { targetBytes: 8 * 1024, bodyBytes: 2 * maxBodyBytes } as const;
const allowedMethods = "GET, HEAD, OPTIONS";

export type RequestListenerOptions = {
	prepared: PreparedResponses;
	dynamicPages: DynamicPages;
	/** Handles everything else. */
	dynamicApp: RequestListener;
	security: SecurityHeaders;
	trustProxy: boolean;
	/** Whether the site has https. */
	secureCookies: boolean;
	log: Logger;
	isClosing: () => boolean;
};

/** The first handler of every request: refuses malformed ones, sends prepared responses and redirects, passes on the rest. */
export function createRequestListener(options: RequestListenerOptions): RequestListener {
	const { prepared, dynamicPages, dynamicApp, security, log, isClosing } = options;
	return (request, response) => {
		const target = parseRequestTarget(request.url ?? "/");
		const { path, query } = target ?? { path: "/", query: "" };
		const id = requestIdOf(request.headers["x-request-id"], options.trustProxy);
		const extraHeaders = ["X-Request-Id", id];
		// Close the connection after refusing a body; with keep-alive Node would read the rest of it.
		if (isClosing() || hasUnboundedBody(request)) extraHeaders.push("Connection", "close");
		logRequest(log, { id, path: target ? path.slice(0, 200) : "(malformed)", method: request.method }, response);

		const sendHeaders = (status: number, headers: Record<string, string>) => {
			const all = { ...security.file, ...headers };
			response.writeHead(status, [...Object.entries(all).flat(), ...extraHeaders]).end();
		};
		const refuse = (status: number, sentence: SentenceKey, headers: Record<string, string> = {}) => {
			const text = textResponse(sentence, path, security);
			const all = { ...text.headers, ...headers };
			response.writeHead(status, [...Object.entries(all).flat(), ...extraHeaders]);
			response.end(request.method === "HEAD" ? undefined : text.body);
		};

		const forward = () => {
			for (let at = 0; at < extraHeaders.length; at += 2) {
				response.setHeader(extraHeaders[at] ?? "", extraHeaders[at + 1] ?? "");
			}
			// The framework sees a fixed host name, so that a hostile one cannot break anything.
			request.headers[originalHost] = request.headers.host ?? "";
			request.headers.host = "localhost";
			request.url = path + query;
			dynamicApp(request, response);
		};

		if (request.method === "OPTIONS" && request.url === "*") return sendHeaders(204, { Allow: allowedMethods });
		const malformed = findMalformed(request, target !== undefined);
		if (malformed) return refuse(malformed.status, malformed.sentence);

		const page = prepared.get(path);
		const redirect = page ? undefined : findRedirect(path, query);
		if (page || redirect || isHealthCheck(path)) {
			const hasForm = formPaths.includes(path);
			const allowed = hasForm ? `${allowedMethods}, POST` : allowedMethods;
			if (request.method === "OPTIONS") return sendHeaders(204, { Allow: allowed });
			if (request.method === "POST" && hasForm) return forward();
			if (request.method !== "GET" && request.method !== "HEAD") {
				return refuse(405, "methodNotAllowed", { Allow: allowed });
			}
		}
		if (redirect) {
			const { status, location } = redirect;
			return sendHeaders(status, { Location: location, "Cache-Control": cachePolicies.hour, "Content-Length": "0" });
		}
		const languageRedirect = page && query && findLanguageRedirect(path, query, { secure: options.secureCookies });
		if (languageRedirect) {
			const { location, cookie } = languageRedirect;
			const headers = { Location: location, "Set-Cookie": cookie, "Cache-Control": cachePolicies.noStore };
			return sendHeaders(303, { ...headers, "Content-Length": "0" });
		}
		const pageQuery = page && relevantQuery(path, query);
		if (page && !pageQuery) {
			const markdown = wantsMarkdown(request.headers.accept) ? prepared.get(markdownPathOf(path)) : undefined;
			return sendPrepared(markdown ?? page, request, response, extraHeaders);
		}
		if (page && pageQuery && !tokenPaths.includes(path)) {
			const rendered = dynamicPages.get(path, pageQuery);
			// While too much is being rendered, the browser's script applies the query, as on a static host.
			if (!rendered) return sendPrepared(page, request, response, extraHeaders);
			rendered.then(
				(result) => sendPrepared(result, request, response, extraHeaders),
				(error: unknown) => {
					log.error({ err: error, path }, "request failed");
					refuse(500, "serverError");
				},
			);
			return;
		}
		forward();
	};
}

/** The response to a request that cannot be read. */
function findMalformed(
	request: IncomingMessage,
	hasTarget: boolean,
): { status: number; sentence: SentenceKey } | undefined {
	const { url = "", headers } = request;
	if (url.length > limits.targetBytes) return { status: 414, sentence: "addressTooLong" };
	if (!hasTarget || !hasOneHost(request)) return { status: 400, sentence: "badRequest" };
	if ((headers.expect ?? "100-continue").toLowerCase() !== "100-continue")
		return { status: 417, sentence: "badRequest" };
	if (Number(headers["content-length"] ?? 0) > limits.bodyBytes) return { status: 413, sentence: "tooLarge" };
	return undefined;
}

/** RFC 9112, 3.2: a request names exactly one host; only HTTP/1.0 may leave it out. */
function hasOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") count += 1;
	return count === 1 ? headers.host !== "" : count === 0 && httpVersion === "1.0";
}

function hasUnboundedBody({ headers }: IncomingMessage): boolean {
	return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > limits.bodyBytes;
}

const isHealthCheck = (path: string) => path === "/healthz" || path === "/readyz";
