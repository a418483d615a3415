import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PolicyOrigins } from "../facts/site/integrations.ts";
import { embedderPolicyOf, filePolicy, pagePolicy } from "./security-headers.ts";
import { withoutScripts } from "./without-scripts.ts";

/** `headers` are for the page's loader; a page whose address is secret does not tell it to the next one. */
type PlainOptions = { status?: number; headers?: Record<string, string>; secret?: boolean };

/** Renders pages of the build on request. */
export type Renderer = {
	/** Whether there is a page at this path. */
	knows(path: string): boolean;
	/** A page as browsers know it: React takes it over. */
	whole(address: string, signal?: AbortSignal): Promise<Response>;
	/**
	 * A page without scripts, for what must not be kept, run or counted: answers to a form, which have an address of
	 * their own, and pages whose address holds a secret.
	 */
	plain(path: string, options?: PlainOptions): Promise<Response>;
};

type RendererOptions = { https: boolean; origins: PolicyOrigins; log: Logger };

export function createRenderer(build: ServerBuild, { https, origins, log }: RendererOptions): Renderer {
	const render = createRequestHandler(logErrorsWith(build, log), "production");

	const finish = (body: string, response: Response, status = response.status) => {
		const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
		const headers = new Headers(response.headers);
		headers.set("Content-Security-Policy", isPage ? pagePolicy(body, https, origins) : filePolicy(https));
		if (isPage) headers.set("Cross-Origin-Embedder-Policy", embedderPolicyOf(origins));
		return new Response(body, { status, headers });
	};
	const paths = new Set(Object.values(build.routes).map((route) => `/${route?.path ?? ""}`));
	return {
		knows: (path) => paths.has(path),
		whole: async (address, signal) => {
			const request = new Request(address, signal ? { signal } : {});
			const response = await render(request, new RouterContextProvider());
			return finish(await response.text(), response);
		},
		plain: async (path, { status, headers = {}, secret = false } = {}) => {
			const request = new Request(new URL(path, "http://localhost"), { headers });
			const response = await render(request, new RouterContextProvider());
			const body = withoutScripts(await response.text());
			const page = finish(body, response, response.ok ? status : response.status);
			page.headers.set("Cache-Control", "no-store");
			if (secret) page.headers.set("Referrer-Policy", "no-referrer");
			page.headers.set("X-Robots-Tag", "noindex");
			return page;
		},
	};
}

/** Errors of loaders and rendering go to our log, once, instead of the framework's console output. */
function logErrorsWith(build: ServerBuild, log: Logger): ServerBuild {
	const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { request }) => {
		if (!request.signal.aborted) log.error({ err: error, path: new URL(request.url).pathname }, "page failed");
	};
	return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
