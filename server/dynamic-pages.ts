import { setTimeout as wait } from "node:timers/promises";
import { cachePolicies } from "./cache-policies.ts";
import { type PreparedResponse, prepareResponse } from "./prepared-responses.ts";
import type { Renderer } from "./renderer.ts";

/** Pages that are being rendered or wait for it. */
const maxRenders = 4;
const maxCached = 100;

export type DynamicPages = {
	/** A page that depends on its query, or undefined while too many are being rendered. */
	get(path: string, query: string): Promise<PreparedResponse> | undefined;
};

/** Renders pages on request, a few at a time, and caches those that were asked for last. */
export function createDynamicPages({ render }: Pick<Renderer, "render">): DynamicPages {
	const cache = new Map<string, Promise<PreparedResponse>>();
	let renders = 0;
	let lastRender: Promise<unknown> = Promise.resolve();

	/**
	 * One after the other, with a pause as long as the render took: rendering blocks the thread, and Node accepts only
	 * one new connection between two blocks.
	 */
	const renderInTurn = (address: string): Promise<Response> => {
		let start = 0;
		const rendered = lastRender.then(() => {
			start = performance.now();
			return render(address);
		});
		lastRender = rendered.catch(() => {}).then(() => wait(performance.now() - start));
		return rendered;
	};
	const renderPage = async (address: string): Promise<PreparedResponse> => {
		renders += 1;
		try {
			const page = await renderInTurn(address);
			const headers = {
				...Object.fromEntries(page.headers),
				"cache-control": cachePolicies.never,
				vary: "Accept-Encoding",
			};
			return await prepareResponse(page.status, headers, Buffer.from(await page.arrayBuffer()));
		} finally {
			renders -= 1;
		}
	};
	return {
		get: (path, query) => {
			const address = path + query;
			const cached = cache.get(address);
			if (!cached && renders >= maxRenders) return undefined;
			const page = cached ?? renderPage(address);
			// Moves it to the end: the first in the map is the one that was not asked for longest.
			cache.delete(address);
			cache.set(address, page);
			const [oldest] = cache.keys();
			if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
			const forget = () => cache.get(address) === page && cache.delete(address);
			page.then(({ status }) => status !== 200 && forget(), forget);
			return page;
		},
	};
}
