import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isCrossSite, refererPage } from "../desk/http/origin.ts";
import { maxBodyBytes } from "../desk/http/read-body.ts";
import type { RouteOptions } from "../desk/http/routes.ts";
import { freshTokenPaths, pathsWhere, tokenPaths } from "./page-paths.ts";
import type { RenderQueue } from "./render-queue.ts";
import type { Renderer } from "./renderer.ts";
import { addHeaders, type SecurityHeaders, secretPageHeaders } from "./security-headers.ts";
import { refusalResponse, tryAgain } from "./text-response.ts";

/** Pages that have an action: they answer POST too. */
export const formPaths = pathsWhere(({ forms = false }) => forms);

type FormPagesOptions = RouteOptions & {
	renderer: Pick<Renderer, "renderWithoutScripts" | "submitForm">;
	queue: RenderQueue;
	security: SecurityHeaders;
};

/**
 * Forms that are sent without JavaScript, and pages that show an entry to the holder of its token. Their actions and
 * loaders have the desk in their context.
 */
export function createFormPages(options: FormPagesOptions): Hono {
	const { renderer, queue, security, forms, siteUrl, getClient } = options;
	const app = new Hono();

	const limitBody = bodyLimit({
		maxSize: maxBodyBytes,
		onError: ({ req }) => refusalResponse(413, "tooLarge", req.path, security),
	});
	for (const path of formPaths) {
		app.post(path, limitBody, async ({ req, env }) => {
			const { client, host } = getClient(req.raw, env);
			// Token pages send no referrer, so older browsers send `Origin: null`. The token itself proves who sent the form.
			if (!tokenPaths.includes(path) && isCrossSite(req.raw.headers, siteUrl, host))
				return refusalResponse(403, "foreignForm", path, security);
			const form = { body: await req.arrayBuffer(), type: req.header("Content-Type") ?? "" };
			const from = { page: refererPage(req.raw.headers), client };
			const response = queue(() => renderer.submitForm(path, form, forms(from)));
			return response ?? tryAgain(path, security);
		});
	}
	for (const path of freshTokenPaths) {
		app.get(path, async ({ req }) => {
			const address = path + new URL(req.url).search;
			const page = await queue(() => renderer.renderWithoutScripts(address, forms({ page: path, client: "" })));
			return page ? addHeaders(page, secretPageHeaders) : tryAgain(path, security);
		});
	}
	return app;
}
