import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { clientOf } from "../newsletter/http/client.ts";
import type { RouteOptions } from "../newsletter/http/routes.ts";
import { type Newsletter, startNewsletter } from "../newsletter/newsletter.ts";

/** Where the request listener puts the host that the client asked for, which it hides from everything else. */
export const originalHost = "x-original-host";

/** The newsletter, and what its routes and forms need to know about a request. */
export function startSiteNewsletter(config: Config, log: Logger): Newsletter & RouteOptions {
	const siteUrl = config.mailLinkUrl;
	const getClient: RouteOptions["getClient"] = (request, environment) => {
		const incoming = incomingOf(environment);
		const forwarded = request.headers.get("X-Forwarded-For");
		return {
			client: clientOf(incoming?.socket.remoteAddress, forwarded, config.trustProxy),
			host: String(incoming?.headers[originalHost] ?? ""),
		};
	};
	const { apiBaseUrl } = config.public;
	return { ...startNewsletter(config.newsletter, { siteUrl, apiBaseUrl, getClient, log }), siteUrl, getClient };
}

function incomingOf(environment: unknown): IncomingMessage | undefined {
	const { incoming } = Object(environment);
	return incoming;
}
