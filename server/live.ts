import { Hono } from "hono";
import type { Logger } from "pino";
import { locales } from "../facts/site/locales.ts";
import { pathOf } from "../facts/site/pages.ts";
import { cachePolicies } from "./cache-policies.ts";
import { createNotFound } from "./not-found.ts";
import { plainAnswer } from "./plain-answer.ts";
import type { Renderer } from "./renderer.ts";
import { filePolicy, securityHeaders } from "./security-headers.ts";

export type LiveOptions = {
	renderer: Renderer;
	/** The newsletter's addresses. */
	newsletter: Hono;
	https: boolean;
	log: Logger;
	isReady: () => boolean;
};

/** Everything that is not prepared: health, the newsletter, and pages that must be rendered on request. */
export function createLive({ renderer, newsletter, https, log, isReady }: LiveOptions): Hono {
	const live = new Hono();
	const notFound = createNotFound(renderer);

	live.use(async (context, next) => {
		await next();
		const { headers } = context.res;
		const usual = {
			...securityHeaders(https),
			"Cache-Control": cachePolicies.never,
			"Content-Security-Policy": filePolicy(https),
		};
		for (const [name, value] of Object.entries(usual)) if (!headers.has(name)) headers.set(name, value);
	});
	live.get("/healthz", (context) => context.text("ok\n"));
	live.get("/readyz", (context) => (isReady() ? context.text("ready\n") : context.text("not ready\n", 503)));
	live.route("/api/newsletter", newsletter);
	for (const path of tokenPaths) {
		live.get(path, ({ req }) => renderer.plain(path + new URL(req.url).search, { secret: true }));
	}
	// Unknown paths are answered alike whatever the method; known ones never get here with another than GET.
	live.all("*", ({ req }) => (renderer.knows(req.path) ? renderer.whole(req.url, req.raw.signal) : notFound(req.path)));
	live.onError((error, context) => {
		log.error({ err: error, path: context.req.path }, "request failed");
		const answer = plainAnswer(500, "serverError", { path: context.req.path, https });
		return new Response(answer.body, answer);
	});
	return live;
}

/** Pages whose address holds a secret when they get here; without one they are prepared like any other. */
const tokenPaths = locales.flatMap((locale) => [
	pathOf("newsletter-confirm", locale),
	pathOf("newsletter-unsubscribe", locale),
]);
