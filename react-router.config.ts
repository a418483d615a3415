import type { Config } from "@react-router/dev/config";
import { manifestPath } from "./app/resources/manifest-path.ts";
import { checkPageFiles } from "./build-tools/check-page-files.ts";
import { locales } from "./facts/site/locales.ts";
import { pageKeys, pathOf } from "./facts/site/pages.ts";

checkPageFiles(new URL(".", import.meta.url));

export default {
	ssr: true,
	buildDirectory: process.env.BUILD_DIR ?? "build",
	// Every page is known beforehand: no manifest request while a visitor navigates.
	routeDiscovery: { mode: "initial" },
	prerender: {
		paths: [
			...pageKeys.flatMap((key) => locales.map((locale) => pathOf(key, locale))),
			...locales.map(manifestPath),
			"/sitemap.xml",
			"/robots.txt",
		],
		concurrency: 4,
	},
} satisfies Config;
