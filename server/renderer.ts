import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { DeskForms } from "../desk/desk-forms.ts";
import { cachePolicies } from "./cache-policies.ts";
import { addHeaders, type SecurityHeaders, unlistedHeaders } from "./security-headers.ts";

/** How a page is rendered: app/render-options.ts. */
type RenderOptions = { scripts: boolean; nonce?: string };

/** The build with the contexts that its entry.server.tsx exports. */
export type SiteBuild = ServerBuild & {
	entry: {
		module: { renderOptions: RouterContext<RenderOptions>; deskContext: RouterContext<DeskForms | null> };
	};
};

/** Renders pages of the build on request. */
export type Renderer = {
	hasRoute(path: string): boolean;
	/** `desk` for pages that show the desk's data. */
	render(path: string, desk?: DeskForms): Promise<Response>;
	/** A page that is not stored, indexed or counted. */
	renderWithoutScripts(path: string, desk?: DeskForms): Promise<Response>;
	/** Calls the action of a page. */
	submitForm(path: string, form: { body: ArrayBuffer; type: string }, desk: DeskForms): Promise<Response>;
};

export function createRenderer(build: SiteBuild, security: SecurityHeaders, log: Logger): Renderer {
	const handle = createRequestHandler(withLoggedErrors(build, log), "production");

	const render = async (request: Request, options: RenderOptions, desk?: DeskForms) => {
		const context = contextWith(build, options);
		if (desk) context.set(build.entry.module.deskContext, desk);
		const { status, headers, body } = await handle(request, context);
		const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const added = isPage ? security.renderedPage(options.nonce) : security.file;
		return addHeaders(new Response(body, { status, headers }), added);
	};
	const paths = new Set(Object.values(build.routes).map((route) => `/${route?.path ?? ""}`));
	return {
		hasRoute: (path) => paths.has(path),
		render: (path, desk) => {
			// Cached pages reuse their nonce. That is safe: a script injected through the query was written before the
			// nonce was drawn.
			const nonce = randomBytes(16).toString("base64");
			return render(new Request(new URL(path, "http://localhost")), { scripts: true, nonce }, desk);
		},
		renderWithoutScripts: async (path, desk) =>
			withoutStoring(await render(new Request(new URL(path, "http://localhost")), { scripts: false }, desk)),
		submitForm: async (path, { body, type }, desk) => {
			const init = { method: "POST", body, headers: { "Content-Type": type } };
			return withoutStoring(
				await render(new Request(new URL(path, "http://localhost"), init), { scripts: false }, desk),
			);
		},
	};
}

/** Keeps a response out of caches and search engines. */
function withoutStoring(response: Response): Response {
	return addHeaders(response, { ...unlistedHeaders, "Cache-Control": cachePolicies.noStore });
}

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
