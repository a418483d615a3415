import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Plugin, ViteDevServer } from "vite";
import { readConfig } from "../../config/read-config.ts";
import { uncountedSource } from "../../desk/create-forms.ts";
import { createFormPages, formPaths } from "../../server/form-pages.ts";
import { createLog } from "../../server/log.ts";
import { freshPaths } from "../../server/page-paths.ts";
import { createRenderQueue } from "../../server/render-queue.ts";
import { createRenderer, type Renderer, type SiteBuild } from "../../server/renderer.ts";
import { createSecurityHeaders } from "../../server/security-headers.ts";
import { originalHost, startServerDesk } from "../../server/start-desk.ts";
import { createWordWallPictures } from "../../server/word-wall-pictures.ts";
import { wallPicturePaths } from "../../word-wall/wall-link.ts";

const prefix = "/api";

/** What only our server answers, in `npm run dev`: the desk, pages that need it, and the pictures of typed walls. */
export function developmentServer(): Plugin {
	return {
		name: "development-server",
		apply: "serve",
		configureServer(server) {
			const { httpServer, middlewares } = server;
			// Tests and tools only read the configuration, without a server.
			if (!httpServer) return;
			const config = readConfig(process.env);
			const log = createLog(config.logLevel);
			const desk = startServerDesk(config, log);
			// Vite puts styles into the page, which our Content-Security-Policy would block.
			const security = { ...createSecurityHeaders(config.public), renderedPage: () => ({}) };
			const currentRenderer = async () => createRenderer(await loadBuild(server), security, log);
			const renderer: Pick<Renderer, "render" | "renderWithoutScripts" | "submitForm"> = {
				render: async (...page) => (await currentRenderer()).render(...page),
				renderWithoutScripts: async (...page) => (await currentRenderer()).renderWithoutScripts(...page),
				submitForm: async (...form) => (await currentRenderer()).submitForm(...form),
			};
			const queue = createRenderQueue();
			const app = new Hono()
				.route(prefix, desk.routes)
				.route("/", createFormPages({ ...desk, renderer, queue, security }))
				.route("/", createWordWallPictures(queue, security));
			for (const path of freshPaths) {
				app.get(path, ({ req }) => renderer.render(path + new URL(req.url).search, desk.forms(uncountedSource)));
			}
			const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
			middlewares.use((request, response, next) => {
				const { pathname } = new URL(request.url ?? "/", "http://localhost");
				const isForm = request.method === "POST" && formPaths.includes(pathname);
				const isFresh = request.method === "GET" && freshPaths.includes(pathname);
				const isWallPicture = Object.values(wallPicturePaths).some((path) => path === pathname);
				if (!pathname.startsWith(`${prefix}/`) && !isForm && !isFresh && !isWallPicture) return next();
				request.headers[originalHost] = request.headers.host;
				void listener(request, response);
			});
			httpServer.once("close", () => void desk.close());
		},
	};
}

async function loadBuild(server: ViteDevServer): Promise<SiteBuild> {
	const build: unknown = await server.ssrLoadModule("virtual:react-router/server-build");
	if (!isSiteBuild(build)) throw new Error("React Router's server build has no desk context.");
	return build;
}

function isSiteBuild(build: unknown): build is SiteBuild {
	return Object(build).entry?.module?.deskContext !== undefined;
}
