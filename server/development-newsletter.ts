import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Plugin } from "vite";
import { readConfig } from "../config/read-config.ts";
import { createLog } from "./log.ts";
import { calledAs, startSiteNewsletter } from "./newsletter.ts";
import type { Renderer } from "./renderer.ts";

const place = "/api/newsletter";

/** Lets `npm run dev` answer the newsletter's addresses as the server does, with pages that Vite renders. */
export function developmentNewsletter(): Plugin {
	return {
		name: "development-newsletter",
		apply: "serve",
		configureServer({ httpServer, middlewares, config }) {
			// Nobody listens while tests or tools only borrow the configuration.
			if (!httpServer) return;
			const settings = readConfig(process.env);
			const pages = rendererOf(() => `http://${config.server.host}:${config.server.port}`);
			const newsletter = startSiteNewsletter(settings, pages, createLog(settings.logLevel));
			const answer = getRequestListener(new Hono().route(place, newsletter.routes).fetch, {
				overrideGlobalObjects: false,
			});
			middlewares.use((request, response, next) => {
				if (!request.url?.startsWith(place)) return next();
				request.headers[calledAs] = request.headers.host;
				void answer(request, response);
			});
			httpServer.once("close", () => void newsletter.close());
		},
	};
}

/** The pages of the development server, asked for as a browser would. */
function rendererOf(address: () => string): Renderer {
	return {
		knows: () => true,
		whole: (path) => fetch(new URL(path, address())),
		plain: async (path, { status, headers = {} } = {}) => {
			const page = await fetch(new URL(path, address()), { headers });
			const type = page.headers.get("Content-Type") ?? "text/html";
			return new Response(await page.text(), {
				status: (page.ok && status) || page.status,
				headers: { "Content-Type": type },
			});
		},
	};
}
