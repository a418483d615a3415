import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { pathOf } from "../facts/site/pages.ts";
import { clientOf } from "../newsletter/http/client.ts";
import type { RenderPage } from "../newsletter/http/routes.ts";
import { type Newsletter, startNewsletter } from "../newsletter/newsletter.ts";
import type { Renderer } from "./renderer.ts";

/** Where the request listener puts the host that the client asked for, which it hides from everything else. */
export const originalHost = "x-original-host";

export function startSiteNewsletter(config: Config, renderPage: RenderPage, log: Logger): Newsletter {
	return startNewsletter(config.newsletter, {
		siteUrl: config.mailLinkUrl,
		apiBaseUrl: config.public.apiBaseUrl,
		renderPage,
		getClient: (request, environment) => {
			const incoming = incomingOf(environment);
			const forwarded = request.headers.get("X-Forwarded-For");
			return {
				client: clientOf(incoming?.socket.remoteAddress, forwarded, config.trustProxy),
				host: String(incoming?.headers[originalHost] ?? ""),
			};
		},
		log,
	});
}

/** Pages of the site as responses to the newsletter's forms. */
export function renderPageWith({ renderWithoutScripts }: Pick<Renderer, "renderWithoutScripts">): RenderPage {
	return (key, locale, status, form) => {
		const encode = (text: string) => encodeURIComponent(text.toWellFormed());
		const headers = form ? { "X-Form-Problem": encode(form.problem), "X-Form-Typed": encode(form.typed) } : {};
		return renderWithoutScripts(pathOf(key, locale), { status, headers });
	};
}

function incomingOf(environment: unknown): IncomingMessage | undefined {
	const { incoming } = Object(environment);
	return incoming;
}
