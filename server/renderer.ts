import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { SecurityHeaders } from "./security-headers.ts";

type Options = { status?: number; headers?: Record<string, string> };

/** How a page is rendered: app/render-options.ts. */
type RenderOptions = { scripts: boolean; nonce?: string };

/** The build with the context that its entry.server.tsx exports. */
export type SiteBuild = ServerBuild & { entry: { module: { renderOptions: RouterContext<RenderOptions> } } };

/** Renders pages of the build on request. */
export type Renderer = {
	render(path: string): Promise<Response>;
	/**
	 * A page that is not stored, indexed or counted: responses to a form, and pages with a secret in their address.
	 * `headers` are passed to the page's loader.
	 */
	renderWithoutScripts(path: string, options?: Options): Promise<Response>;
};

export function createRenderer(build: SiteBuild, security: SecurityHeaders, log: Logger): Renderer {
	const handle = createRequestHandler(withLoggedErrors(build, log), "production");

	const render = async (request: Request, options: RenderOptions) => {
		const { status, headers, body } = await handle(request, contextWith(build, options));
		const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const added = isPage ? security.renderedPage(options.nonce) : security.file;
		for (const [name, value] of Object.entries(added)) headers.set(name, value);
		return new Response(body, { status, headers });
	};
	return {
		render: (path) => {
			// A cached page keeps its nonce: what could be injected is part of the query, so it was chosen before the nonce.
			const nonce = randomBytes(16).toString("base64");
			return render(new Request(new URL(path, "http://localhost")), { scripts: true, nonce });
		},
		renderWithoutScripts: async (path, { status = 200, headers = {} } = {}) => {
			const request = new Request(new URL(path, "http://localhost"), { headers });
			const page = await render(request, { scripts: false });
			page.headers.set("Cache-Control", "no-store");
			page.headers.set("X-Robots-Tag", "noindex");
			return page.ok ? new Response(page.body, { status, headers: page.headers }) : page;
		},
	};
}

/** What a page is rendered with. */
export function contextWith({ entry }: SiteBuild, options: RenderOptions): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(entry.module.renderOptions, options);
	return context;
}

/** Errors of loaders and rendering go to our log, instead of the framework's console output. */
function withLoggedErrors(build: ServerBuild, log: Logger): ServerBuild {
	const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { request }) => {
		log.error({ err: error, path: new URL(request.url).pathname }, "page failed");
	};
	return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
