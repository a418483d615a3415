import { Hono } from "hono";
import type { Logger } from "pino";
import { locales } from "../facts/site/locales.ts";
import { pathOf } from "../facts/site/pages.ts";
import { cachePolicies } from "./cache-policies.ts";
import { createNotFound } from "./not-found.ts";
import type { Renderer } from "./renderer.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { textResponse } from "./text-response.ts";

export type DynamicAppOptions = {
	renderer: Renderer;
	newsletter: Hono;
	security: SecurityHeaders;
	log: Logger;
	isReady: () => boolean;
};

/** Everything that is not prepared: health checks, the newsletter, and pages that depend on the request. */
export function createDynamicApp({ renderer, newsletter, security, log, isReady }: DynamicAppOptions): Hono {
	const app = new Hono();
	const notFound = createNotFound(renderer);

	app.use(async (context, next) => {
		await next();
		const { headers } = context.res;
		const defaults = { ...security.file, "Cache-Control": cachePolicies.never };
		for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
	});
	app.get("/healthz", (context) => context.text("ok\n"));
	app.get("/readyz", (context) => (isReady() ? context.text("ready\n") : context.text("not ready\n", 503)));
	app.route("/api/newsletter", newsletter);
	for (const path of tokenPaths) {
		app.get(path, async ({ req }) => {
			const page = await renderer.renderWithoutScripts(path + new URL(req.url).search);
			// The address contains a secret.
			page.headers.set("Referrer-Policy", "no-referrer");
			return page;
		});
	}
	// The request listener lets only GET and HEAD through to known paths.
	app.all("*", ({ req }) => {
		const { pathname, search } = new URL(req.url);
		return renderer.hasRoute(pathname) ? renderer.render(pathname + search, req.raw.signal) : notFound(pathname);
	});
	app.onError((error, context) => {
		log.error({ err: error, path: context.req.path }, "request failed");
		const text = textResponse(500, "serverError", context.req.path, security);
		return new Response(text.body, text);
	});
	return app;
}

/** Pages that mails link to with a token. */
const tokenPaths = locales.flatMap((locale) => [
	pathOf("newsletter-confirm", locale),
	pathOf("newsletter-unsubscribe", locale),
]);
