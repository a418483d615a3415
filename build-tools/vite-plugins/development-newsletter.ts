import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Plugin } from "vite";
import { readConfig } from "../../config/read-config.ts";
import { pathOf } from "../../facts/site/pages.ts";
import type { RenderPage } from "../../newsletter/http/routes.ts";
import { createLog } from "../../server/log.ts";
import { originalHost, startSiteNewsletter } from "../../server/newsletter.ts";
import { formHeaders } from "../../server/page-templates.ts";

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
			const renderPage: RenderPage = async (key, locale, status, form) => {
				const address = `http://${config.server.host}:${config.server.port}${pathOf(key, locale)}`;
				const page = await fetch(address, { headers: form ? formHeaders(form) : {} });
				return new Response(await page.text(), { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
			};
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
