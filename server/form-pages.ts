import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isForeign, pageOfOrigin } from "../desk/http/origin.ts";
import type { RouteOptions } from "../desk/http/routes.ts";
import { locales } from "../facts/site/locales.ts";
import { pageKeys, pageOf, pathOf } from "../facts/site/pages.ts";
import { createRenderQueue, type RenderQueue } from "./render-queue.ts";
import type { Renderer } from "./renderer.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { type Sentence, textResponse } from "./text-response.ts";

const keys = pageKeys.filter((key) => pageOf(key).forms);

/** Pages that have an action: they answer POST too. */
export const formPaths: readonly string[] = keys.flatMap((key) => locales.map((locale) => pathOf(key, locale)));

/** An address, a language, a token. */
const maxBodyBytes = 4096;

type FormPagesOptions = RouteOptions & {
	renderer: Pick<Renderer, "submitForm">;
	queue?: RenderQueue;
	security: SecurityHeaders;
};

/** Forms that are sent without JavaScript. Their pages' actions answer them, with the newsletter in their context. */
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
			// The other forms need a token, which only the owner of the address has.
			const isSignUp = locales.some((locale) => path === pathOf("newsletter", locale));
			if (isSignUp && isForeign(req.raw.headers, siteUrl, host)) return refuse(path, 403, "foreignForm");
			const form = { body: await req.arrayBuffer(), type: req.header("Content-Type") ?? "" };
			const from = { page: pageOfOrigin(req.raw.headers), client };
			const response = queue(() =>
				renderer.submitForm(path, form, { ...forms, signUp: (fields) => forms.signUp(fields, from) }),
			);
			return response ?? refuse(path, 503, "unavailable", { "Retry-After": "5" });
		});
	}
	return app;
}
