import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { type Desk, startDesk } from "../desk/desk.ts";
import { clientOf } from "../desk/http/client.ts";
import type { RouteOptions } from "../desk/http/routes.ts";

/** The header that keeps the client's Host; the framework only sees localhost. */
export const originalHost = "x-original-host";

/** Starts the desk and adds what its routes need of a request. */
export function startServerDesk(config: Config, log: Logger): Desk & RouteOptions {
	const siteUrl = config.mailLinkUrl;
	const getClient: RouteOptions["getClient"] = (request, environment) => {
		// Tests call the routes without a server.
		const { incoming } = environment as Partial<HttpBindings>;
		const forwarded = request.headers.get("X-Forwarded-For");
		return {
			client: clientOf(incoming?.socket.remoteAddress, forwarded, config.trustProxy),
			host: String(incoming?.headers[originalHost] ?? ""),
		};
	};
	const { apiBaseUrl } = config.public;
	return { ...startDesk(config.desk, { siteUrl, apiBaseUrl, getClient, log }), siteUrl, getClient };
}
