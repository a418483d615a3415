import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { markdownPathOf } from "../facts/site/pages.ts";
import { cachePolicies } from "./cache-policies.ts";
import { calledAs } from "./newsletter.ts";
import { changesPage } from "./page-parameters.ts";
import { type PlainAnswer, plainAnswer } from "./plain-answer.ts";
import { type Answers, sendPrepared } from "./prepared.ts";
import { findRedirect } from "./redirects.ts";
import { requestIdOf } from "./request-id.ts";
import { noteRequest } from "./request-log.ts";
import { readTarget } from "./request-target.ts";
import { fileSecurityHeaders } from "./security-headers.ts";
import { wantsMarkdown } from "./wants-markdown.ts";

const limits = { addressBytes: 8 * 1024, bodyBytes: 64 * 1024 } as const;

export type ListenerOptions = {
	answers: Answers;
	live: RequestListener;
	https: boolean;
	trustProxy: boolean;
	log: Logger;
	isClosing: () => boolean;
};

/** The first look at every request: what can be answered from the prepared table never reaches the framework. */
export function createListener(options: ListenerOptions): RequestListener {
	const { answers, live, https, log, isClosing } = options;
	return (request, response) => {
		const target = readTarget(request.url ?? "/");
		const id = requestIdOf(request.headers["x-request-id"], options.trustProxy);
		const extra = ["X-Request-Id", id];
		if (isClosing()) extra.push("Connection", "close");
		const note = noteRequest(log, { id, path: target?.path ?? "(unreadable)", method: request.method });
		if (note) response.once("close", () => note(response.writableFinished ? response.statusCode : "aborted"));

		const refuse = (status: number, sentence: Parameters<typeof plainAnswer>[1], headers = {}) =>
			sendPlain(plainAnswer(status, sentence, { path: target?.path ?? "/", https, headers }), request, response, extra);

		const sendHeaders = (status: number, headers: Record<string, string>) => {
			const all = { ...fileSecurityHeaders(https), ...headers };
			response.writeHead(status, [...Object.entries(all).flat(), ...extra]).end();
		};

		if ((request.url?.length ?? 0) > limits.addressBytes) return refuse(414, "addressTooLong");
		if (request.method === "OPTIONS" && request.url === "*") return sendHeaders(204, { Allow: allowed });
		if (!target || !hasOneHost(request)) return refuse(400, "badRequest");
		if (request.headers.expect && request.headers.expect !== "100-continue") return refuse(417, "badRequest");
		if (Number(request.headers["content-length"] ?? 0) > limits.bodyBytes) {
			return refuse(413, "tooLarge", { Connection: "close" });
		}

		const { path, query } = target;
		const isPrepared = answers.has(path);
		const twin = isPrepared && wantsMarkdown(request.headers.accept) ? answers.get(markdownPathOf(path)) : undefined;
		const answer = changesPage(path, query) ? undefined : (twin ?? answers.get(path));
		const move = answer ? undefined : findRedirect(path, query);
		if (isPrepared || move || isHealth(path)) {
			if (request.method === "OPTIONS") return sendHeaders(204, { Allow: allowed });
			if (request.method !== "GET" && request.method !== "HEAD") {
				return refuse(405, "methodNotAllowed", { Allow: allowed, Connection: "close" });
			}
		}
		if (answer) return sendPrepared(answer, request, response, extra);
		if (move) {
			const headers = { Location: move.location, "Cache-Control": cachePolicies.hour, "Content-Length": "0" };
			return sendHeaders(move.status, headers);
		}
		for (let at = 0; at < extra.length; at += 2) response.setHeader(extra[at] ?? "", extra[at + 1] ?? "");
		// The name by which the client called us decides nothing, so a hostile one cannot break anything.
		request.headers[calledAs] = request.headers.host ?? "";
		request.headers.host = "localhost";
		request.url = path + query;
		live(request, response);
	};
}

const allowed = "GET, HEAD, OPTIONS";

/** RFC 9112, 3.2: two names of the server are as wrong as none. */
function hasOneHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
	return host.length === 1 ? host[0] !== "" : host.length === 0 && httpVersion === "1.0";
}

const isHealth = (path: string) => path === "/healthz" || path === "/readyz";

function sendPlain(answer: PlainAnswer, request: IncomingMessage, response: ServerResponse, extra: string[]): void {
	response.writeHead(answer.status, [...Object.entries(answer.headers).flat(), ...extra]);
	response.end(request.method === "HEAD" ? undefined : answer.body);
}
