import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { clientOf } from "../newsletter/http/client.ts";
import type { RenderPage } from "../newsletter/http/routes.ts";
import { type Newsletter, startNewsletter } from "../newsletter/newsletter.ts";

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

function incomingOf(environment: unknown): IncomingMessage | undefined {
	const { incoming } = Object(environment);
	return incoming;
}
