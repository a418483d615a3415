import { type Page, type PageKey, pageKeys, pageOf } from "../../facts/site/pages.ts";
import type { PageHead } from "./page-head.ts";

/** A step between the page table and the answer: it may change what the page says of itself, or throw a Response. */
export type PageMiddleware = (head: PageHead, request: Request) => PageHead;

const registry: Record<string, PageMiddleware> = {
	noindex: (head) => ({ ...head, indexed: false }),
};

/** The steps that a page names in the page table, in their order. */
export function middlewareOf(key: string, page: Page): PageMiddleware[] {
	return (page.middleware ?? []).map((name) => {
		const step = registry[name];
		if (!step) {
			const known = Object.keys(registry).join(", ");
			throw new Error(`Page '${key}' names the unknown middleware '${name}'; known are: ${known}`);
		}
		return step;
	});
}

export function applyMiddleware(key: PageKey, head: PageHead, request: Request): PageHead {
	return middlewareOf(key, pageOf(key)).reduce((result, step) => step(result, request), head);
}

/** Stops the build at the first page that names unknown middleware. */
export function checkMiddleware(): void {
	for (const key of pageKeys) middlewareOf(key, pageOf(key));
}
