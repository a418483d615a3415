import type { Config } from "@react-router/dev/config";
import { manifestOf } from "./app/icons/manifest-of.ts";
import { locales } from "./facts/locales.ts";
import { pageKeys, pathOf } from "./facts/pages.ts";

export default {
	ssr: true,
	buildDirectory: process.env.BUILD_DIR ?? "build",
	// Every page is known beforehand: no manifest request while a visitor navigates.
	routeDiscovery: { mode: "initial" },
	prerender: {
		paths: [
			...pageKeys.flatMap((key) => locales.map((locale) => pathOf(key, locale))),
			...locales.map(manifestOf),
			"/sitemap.xml",
			"/robots.txt",
		],
		concurrency: 4,
	},
} satisfies Config;
