import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Plugin } from "vite";
import { readConfig } from "../../config/read-config.ts";
import { createLog } from "../../server/log.ts";
import { originalHost, renderPageWith, startSiteNewsletter } from "../../server/newsletter.ts";
import type { Renderer } from "../../server/renderer.ts";

const prefix = "/api/newsletter";

/** Serves the newsletter's API in `npm run dev`, with pages that Vite renders. */
export function developmentNewsletter(): Plugin {
	return {
		name: "development-newsletter",
		apply: "serve",
		configureServer({ httpServer, middlewares, config }) {
			// Tests and tools only read the configuration, without a server.
			if (!httpServer) return;
			const settings = readConfig(process.env);
			const renderPage = renderPageWith({
				renderWithoutScripts: (path, options) =>
					fetchPage(`http://${config.server.host}:${config.server.port}${path}`, options),
			});
			const newsletter = startSiteNewsletter(settings, renderPage, createLog(settings.logLevel));
			const listener = getRequestListener(new Hono().route(prefix, newsletter.routes).fetch, {
				overrideGlobalObjects: false,
			});
			middlewares.use((request, response, next) => {
				if (!request.url?.startsWith(prefix)) return next();
				request.headers[originalHost] = request.headers.host;
				void listener(request, response);
			});
			httpServer.once("close", () => void newsletter.close());
		},
	};
}

const fetchPage = async (address: string, options: Parameters<Renderer["renderWithoutScripts"]>[1] = {}) => {
	const { status = 200, headers = {} } = options;
	const page = await fetch(address, { headers });
	const type = page.headers.get("Content-Type") ?? "text/html";
	return new Response(await page.text(), {
		status: page.ok ? status : page.status,
		headers: { "Content-Type": type },
	});
};
