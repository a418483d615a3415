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
	hasRoute(path: string): boolean;
	render(path: string, signal?: AbortSignal): Promise<Response>;
	/**
	 * A page that is not stored, indexed or counted: responses to a form, and pages with a secret in their address.
	 * `headers` are passed to the page's loader.
	 */
	renderWithoutScripts(path: string, options?: Options): Promise<Response>;
};

export function createRenderer(build: SiteBuild, security: SecurityHeaders, log: Logger): Renderer {
	const handle = createRequestHandler(withLoggedErrors(build, log), "production");
	const paths = new Set(Object.values(build.routes).map((route) => `/${route?.path ?? ""}`));

	const withSecurityHeaders = (body: string, { status, headers }: Response) => {
		const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const all = new Headers(headers);
		for (const [name, value] of Object.entries(isPage ? security.page(body) : security.file)) all.set(name, value);
		return new Response(body, { status, headers: all });
	};
	return {
		hasRoute: (path) => paths.has(path),
		render: async (path, signal) => {
			const request = new Request(new URL(path, "http://localhost"), signal ? { signal } : {});
			const response = await handle(request, new RouterContextProvider());
			return withSecurityHeaders(await response.text(), response);
		},
		renderWithoutScripts: async (path, { status = 200, headers = {} } = {}) => {
			const request = new Request(new URL(path, "http://localhost"), { headers });
			const response = await handle(request, withoutScripts(build));
			const page = withSecurityHeaders(await response.text(), response);
			page.headers.set("Cache-Control", "no-store");
			page.headers.set("X-Robots-Tag", "noindex");
			return page.ok ? new Response(page.body, { status, headers: page.headers }) : page;
		},
	};
}

/** The context of a page in which no script runs. */
export function withoutScripts({ entry }: SiteBuild): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(entry.module.renderOptions, { scripts: false });
	return context;
}

/** Errors of loaders and rendering go to our log, instead of the framework's console output. */
function withLoggedErrors(build: ServerBuild, log: Logger): ServerBuild {
	const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { request }) => {
		if (!request.signal.aborted) log.error({ err: error, path: new URL(request.url).pathname }, "page failed");
	};
	return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
