import type { DeskForms } from "../desk/desk-forms.ts";
import { cachePolicies } from "./cache-policies.ts";
import { freshPaths } from "./page-paths.ts";
import { type PreparedResponse, prepareResponse } from "./prepared-responses.ts";
import { createRecentCache } from "./recent-cache.ts";
import type { RenderQueue } from "./render-queue.ts";
import type { Renderer } from "./renderer.ts";

const maxCached = 100;

export type DynamicPages = {
	/** A page that depends on its query, or undefined while too many are being rendered. */
	get(path: string, query: string): Promise<PreparedResponse> | undefined;
};

/** Renders pages on request, a few at a time, and caches the latest; not those that show the desk's data. */
export function createDynamicPages(
	{ render }: Pick<Renderer, "render">,
	queue: RenderQueue,
	desk?: DeskForms,
): DynamicPages {
	const cache = createRecentCache<Promise<PreparedResponse>>(maxCached);

	const renderPage = async (address: string): Promise<PreparedResponse> => {
		const page = await render(address, desk);
		const headers = {
			...Object.fromEntries(page.headers),
			"cache-control": cachePolicies.noCache,
			vary: "Accept-Encoding",
		};
		return prepareResponse(page.status, headers, Buffer.from(await page.arrayBuffer()));
	};
	return {
		get: (path, query) => {
			const address = path + query;
			if (freshPaths.includes(path)) return queue(() => renderPage(address));
			return cache.get(address, () => {
				const page = queue(() => renderPage(address));
				const forget = () => cache.delete(address, page);
				page?.then(({ status }) => status !== 200 && forget(), forget);
				return page;
			});
		},
	};
}
