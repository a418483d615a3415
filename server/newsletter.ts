import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { pathOf } from "../facts/site/pages.ts";
import { clientOf } from "../newsletter/http/client.ts";
import { type Newsletter, startNewsletter } from "../newsletter/newsletter.ts";
import type { Renderer } from "./renderer.ts";

/** The name by which a client called us, which the listener hides from everything else. */
export const calledAs = "x-called-as";

/** The newsletter with the site's pages as its answers. */
export function startSiteNewsletter(config: Config, renderer: Renderer, log: Logger): Newsletter {
	return startNewsletter(config.newsletter, {
		siteUrl: config.public.siteUrl,
		renderPage: (key, locale, status, form) => {
			const encode = (text: string) => encodeURIComponent(text.toWellFormed());
			const headers = form ? { "X-Form-Problem": encode(form.problem), "X-Form-Typed": encode(form.typed) } : {};
			return renderer.plain(pathOf(key, locale), { status, headers });
		},
		getClient: (request, environment) => {
			const incoming = incomingOf(environment);
			const forwarded = request.headers.get("X-Forwarded-For");
			return {
				client: clientOf(incoming?.socket.remoteAddress, forwarded, config.trustProxy),
				host: String(incoming?.headers[calledAs] ?? ""),
			};
		},
		log,
	});
}

function incomingOf(environment: unknown): IncomingMessage | undefined {
	const { incoming } = Object(environment);
	return incoming;
}
