import type { IncomingMessage, RequestListener } from "node:http";
import type { Logger } from "pino";
import { maxBodyBytes } from "../desk/http/read-body.ts";
import { markdownPathOf } from "../facts/site/pages.ts";
import { cachePolicies } from "./cache-policies.ts";
import type { DynamicPages } from "./dynamic-pages.ts";
import { formPaths } from "./form-pages.ts";
import { findLanguageRedirect } from "./language-redirect.ts";
import { relevantQuery } from "./page-parameters.ts";
import { alwaysFreshPaths, tokenPaths } from "./page-paths.ts";
import { type PreparedResponse, type PreparedResponses, sendPrepared } from "./prepared-responses.ts";
import { findRedirect } from "./redirects.ts";
import { requestIdOf } from "./request-id.ts";
import { logRequest } from "./request-log.ts";
import { parseRequestTarget, type RequestTarget } from "./request-target.ts";
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

type Site = Pick<RequestListenerOptions, "prepared" | "secureCookies">;
type ShortResponse = { kind: "respond"; status: number; sentence?: SentenceKey; headers?: Record<string, string> };
type Decision =
	| ShortResponse
	| { kind: "prepared"; response: PreparedResponse }
	| { kind: "render"; page: PreparedResponse; query: string }
	| { kind: "forward" };

/** The first handler of every request: does what `decide` says. */
export function createRequestListener(options: RequestListenerOptions): RequestListener {
	const { dynamicPages, dynamicApp, security, log, isClosing } = options;
	return (request, response) => {
		const target = parseRequestTarget(request.url ?? "/");
		const { path, query } = target ?? { path: "/", query: "" };
		const id = requestIdOf(request.headers["x-request-id"], options.trustProxy);
		const extraHeaders = ["X-Request-Id", id];
		// Close the connection after refusing a body; with keep-alive Node would read the rest of it.
		if (isClosing() || hasUnboundedBody(request)) extraHeaders.push("Connection", "close");
		logRequest(log, { id, path: target ? path.slice(0, 200) : "(malformed)", method: request.method }, response);

		const send = (prepared: PreparedResponse) => sendPrepared(prepared, request, response, extraHeaders);
		const sendShort = ({ status, sentence, headers }: ShortResponse) => {
			const text = sentence ? textResponse(sentence, path, security) : { headers: security.file, body: undefined };
			const all = { ...text.headers, ...headers };
			response.writeHead(status, [...Object.entries(all).flat(), ...extraHeaders]);
			response.end(request.method === "HEAD" ? undefined : text.body);
		};

		const decision = decide(request, target, options);
		switch (decision.kind) {
			case "respond":
				return sendShort(decision);
			case "prepared":
				return send(decision.response);
			case "render": {
				const rendered = dynamicPages.get(path, decision.query);
				// While too much is being rendered, the browser's script applies the query, as on a static host.
				if (!rendered) return send(decision.page);
				rendered.then(send, (error: unknown) => {
					log.error({ err: error, path }, "request failed");
					sendShort(refuse(500, "serverError"));
				});
				return;
			}
			case "forward":
				for (let at = 0; at < extraHeaders.length; at += 2) {
					response.setHeader(extraHeaders[at] ?? "", extraHeaders[at + 1] ?? "");
				}
				// The framework sees a fixed host name, so that a hostile one cannot break anything.
				request.headers[originalHost] = request.headers.host ?? "";
				request.headers.host = "localhost";
				request.url = path + query;
				dynamicApp(request, response);
		}
	};
}

/** Decides what happens to a request: refuses what cannot be read, and asks `decideByPath` about the rest. */
function decide(request: IncomingMessage, target: RequestTarget | undefined, site: Site): Decision {
	const { method, url = "", headers } = request;
	if (method === "OPTIONS" && url === "*") return respond(204, { Allow: allowedMethods });
	if (url.length > limits.targetBytes) return refuse(414, "addressTooLong");
	if (!target || !hasOneHost(request)) return refuse(400, "badRequest");
	if ((headers.expect ?? "100-continue").toLowerCase() !== "100-continue") return refuse(417, "badRequest");
	if (Number(headers["content-length"] ?? 0) > limits.bodyBytes) return refuse(413, "tooLarge");
	return decideByPath(request, target, site);
}

function decideByPath({ method, headers }: IncomingMessage, { path, query }: RequestTarget, site: Site): Decision {
	const page = site.prepared.get(path);
	const redirect = page ? undefined : findRedirect(path, query);
	if (page || redirect || isHealthCheck(path)) {
		const hasForm = formPaths.includes(path);
		const allowed = { Allow: hasForm ? `${allowedMethods}, POST` : allowedMethods };
		if (method === "OPTIONS") return respond(204, allowed);
		if (method === "POST" && hasForm) return { kind: "forward" };
		if (method !== "GET" && method !== "HEAD") return refuse(405, "methodNotAllowed", allowed);
	}
	if (redirect) return respond(redirect.status, { Location: redirect.location, ...noBody(cachePolicies.hour) });
	if (!page) return { kind: "forward" };
	const language = query && findLanguageRedirect(path, query, { secure: site.secureCookies });
	if (language) {
		const { location, cookie } = language;
		return respond(303, { Location: location, "Set-Cookie": cookie, ...noBody(cachePolicies.noStore) });
	}
	const pageQuery = relevantQuery(path, query);
	if (pageQuery && tokenPaths.includes(path)) return { kind: "forward" };
	if (pageQuery) return { kind: "render", page, query: pageQuery };
	const markdown = wantsMarkdown(headers.accept) ? site.prepared.get(markdownPathOf(path)) : undefined;
	if (!markdown && alwaysFreshPaths.includes(path)) return { kind: "render", page, query: "" };
	return { kind: "prepared", response: markdown ?? page };
}

const respond = (status: number, headers: Record<string, string>): ShortResponse => ({
	kind: "respond",
	status,
	headers,
});
const refuse = (status: number, sentence: SentenceKey, headers = {}) => ({ ...respond(status, headers), sentence });
const noBody = (cachePolicy: string) => ({ "Cache-Control": cachePolicy, "Content-Length": "0" });

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
