import type { Locale } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { frontPaths } from "../shared/front-paths.ts";

/** Where the things in a kitchen are explained, in a language. */
export function productPaths(locale: Locale) {
	return {
		fronts: frontPaths(locale),
		materials: pathOf("materials", locale),
		worktops: pathOf("worktops", locale),
		taps: pathOf("faucets-sinks", locale),
		mixer: pathOf("mixer", locale),
	};
}

export type ProductPaths = ReturnType<typeof productPaths>;
