import type { Page } from "../../facts/site/pages.ts";

/** What a page of the table may ask for; `isIndexed` in facts/site/pages.ts reads it. */
const known = ["noindex"];

/** Stops the build at the first page that names unknown middleware. */
export function checkMiddleware(pages: Readonly<Record<string, Pick<Page, "middleware">>>): void {
	for (const [key, { middleware = [] }] of Object.entries(pages)) {
		const unknown = middleware.find((name) => !known.includes(name));
		if (unknown !== undefined) {
			throw new Error(`Page '${key}' names the unknown middleware '${unknown}'; known are: ${known.join(", ")}`);
		}
	}
}
