import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isForeign, pageOfOrigin } from "../desk/http/origin.ts";
import { maxBodyBytes } from "../desk/http/read-body.ts";
import type { RouteOptions } from "../desk/http/routes.ts";
import { freshPaths, pathsWhere, tokenPaths } from "./page-paths.ts";
import { createRenderQueue, type RenderQueue } from "./render-queue.ts";
import type { Renderer } from "./renderer.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { type Sentence, textResponse } from "./text-response.ts";

/** Pages that have an action: they answer POST too. */
export const formPaths = pathsWhere(({ forms = false }) => forms);

type FormPagesOptions = RouteOptions & {
	renderer: Pick<Renderer, "renderWithoutScripts" | "submitForm">;
	queue?: RenderQueue;
	security: SecurityHeaders;
};

/**
 * Forms that are sent without JavaScript, and pages that show an entry to the holder of its token. Their actions and
 * loaders have the desk in their context.
 */
export function createFormPages(options: FormPagesOptions): Hono {
	const { renderer, queue = createRenderQueue(), security, forms, siteUrl, getClient } = options;
	const app = new Hono();

	const refuse = (path: string, status: number, sentence: Sentence, headers: Record<string, string> = {}) => {
		const { body, ...text } = textResponse(status, sentence, path, security);
		return new Response(body, { status, headers: { ...text.headers, ...headers } });
	};
	const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: ({ req }) => refuse(req.path, 413, "tooLarge") });
	for (const path of formPaths) {
		app.post(path, limitBody, async ({ req, env }) => {
			const { client, host } = getClient(req.raw, env);
			// Pages with a token hide where their form was sent from; only the owner of the address has the token.
			if (!tokenPaths.includes(path) && isForeign(req.raw.headers, siteUrl, host))
				return refuse(path, 403, "foreignForm");
			const form = { body: await req.arrayBuffer(), type: req.header("Content-Type") ?? "" };
			const from = { page: pageOfOrigin(req.raw.headers), client };
			const response = queue(() => renderer.submitForm(path, form, forms(from)));
			return response ?? refuse(path, 503, "unavailable", { "Retry-After": "5" });
		});
	}
	for (const path of tokenPaths.filter((token) => freshPaths.includes(token))) {
		app.get(path, async ({ req }) => {
			const address = path + new URL(req.url).search;
			const page = await queue(() => renderer.renderWithoutScripts(address, forms({ page: path, client: "" })));
			// The address contains a secret.
			page?.headers.set("Referrer-Policy", "no-referrer");
			return page ?? refuse(path, 503, "unavailable", { "Retry-After": "5" });
		});
	}
	return app;
}
