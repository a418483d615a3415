import { localeOfPath } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { frontPaths } from "../shared/front-paths.ts";

/** Where the things in a kitchen are explained, in the language of the address. */
export function productPaths(url: URL) {
	const locale = localeOfPath(url.pathname);
	return {
		fronts: frontPaths(url),
		materials: pathOf("materials", locale),
		worktops: pathOf("worktops", locale),
		taps: pathOf("faucets-sinks", locale),
		mixer: pathOf("mixer", locale),
	};
}

export type ProductPaths = ReturnType<typeof productPaths>;
