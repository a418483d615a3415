import { Hono } from "hono";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { cachePolicies } from "./cache-policies.ts";
import { plainAnswer } from "./plain-answer.ts";
import { filePolicy, pagePolicy, securityHeaders } from "./security-headers.ts";

export type LiveOptions = { build: ServerBuild; https: boolean; log: Logger; isReady: () => boolean };

/** Everything that is not prepared: health, and pages that must be rendered on request (unknown paths, errors). */
export function createLive({ build, https, log, isReady }: LiveOptions): Hono {
	const render = createRequestHandler(logErrorsWith(build, log), "production");
	const live = new Hono();

	live.use(async (context, next) => {
		await next();
		const { headers } = context.res;
		for (const [name, value] of Object.entries(securityHeaders(https))) headers.set(name, value);
		headers.set("Cache-Control", cachePolicies.never);
		if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", filePolicy(https));
	});
	live.get("/healthz", (context) => context.text("ok\n"));
	live.get("/readyz", (context) => (isReady() ? context.text("ready\n") : context.text("not ready\n", 503)));
	live.all("*", async (context) => {
		// Unknown paths are answered alike whatever the method; known ones never get here with another than GET.
		const request = new Request(context.req.url, { signal: context.req.raw.signal });
		const response = await render(request, new RouterContextProvider());
		const body = await response.text();
		const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const headers = new Headers(response.headers);
		headers.set("Content-Security-Policy", isPage ? pagePolicy(body, https) : filePolicy(https));
		return new Response(body, { status: response.status, headers });
	});
	live.onError((error, context) => {
		log.error({ err: error, path: context.req.path }, "request failed");
		const answer = plainAnswer(500, "serverError", { path: context.req.path, https });
		return new Response(answer.body, answer);
	});
	return live;
}

/** Errors of loaders and rendering go to our log, once, instead of the framework's console output. */
function logErrorsWith(build: ServerBuild, log: Logger): ServerBuild {
	const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { request }) => {
		if (!request.signal.aborted) log.error({ err: error, path: new URL(request.url).pathname }, "page failed");
	};
	return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
