import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { cachePolicies } from "./cache-policies.ts";
import { templateTokenPaths } from "./page-paths.ts";
import type { PageTemplates } from "./page-templates.ts";
import type { Renderer } from "./renderer.ts";
import { addHeaders, type SecurityHeaders, secretPageHeaders } from "./security-headers.ts";
import { refusalResponse } from "./text-response.ts";

export type DynamicAppOptions = {
	renderer: Pick<Renderer, "hasRoute" | "render">;
	templates: PageTemplates;
	desk: Hono;
	formPages: Hono;
	wordWallPictures: Hono;
	security: SecurityHeaders;
	log: Logger;
	isReady: () => boolean;
};

/** What is neither prepared nor a page with a query: health, the desk's API, pictures of walls, tokens, 404. */
export function createDynamicApp({
	renderer,
	templates,
	desk,
	formPages,
	wordWallPictures,
	security,
	log,
	isReady,
}: DynamicAppOptions): Hono {
	const app = new Hono();

	app.use(async (context, next) => {
		await next();
		const { headers } = context.res;
		const defaults = { ...security.file, "Cache-Control": cachePolicies.noCache };
		for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
	});
	app.use(compress());
	app.get("/healthz", (context) => context.text("ok\n"));
	app.get("/readyz", (context) => (isReady() ? context.text("ready\n") : context.text("not ready\n", 503)));
	app.route("/api", desk);
	app.route("/", formPages);
	app.route("/", wordWallPictures);
	for (const path of templateTokenPaths) {
		app.get(path, async ({ req }) => {
			const page = await templates.tokenPage(path, req.query("token"));
			return addHeaders(page, secretPageHeaders);
		});
	}
	app.all("*", ({ req }) => {
		const { pathname } = new URL(req.url);
		// Only test builds have routes that are not prerendered (tests/faults).
		return renderer.hasRoute(pathname) ? renderer.render(pathname) : templates.notFound(pathname);
	});
	app.onError((error, context) => {
		log.error({ err: error, path: context.req.path }, "request failed");
		return refusalResponse(500, "serverError", context.req.path, security);
	});
	return app;
}
