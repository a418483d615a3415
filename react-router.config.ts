import { createRequire } from "node:module";
import type { Config } from "@react-router/dev/config";
import { manifestPath } from "./app/resources/manifest-path.ts";
import { locales } from "./facts/site/locales.ts";

// Loaded by Node itself, because React Router cannot read YAML while it loads its configuration.
const require = createRequire(import.meta.url);
const { pagePaths }: typeof import("./facts/site/pages.ts") = require("./facts/site/pages.ts");
const {
	checkPageFiles,
}: typeof import("./build-tools/check-page-files.ts") = require("./build-tools/check-page-files.ts");

checkPageFiles(new URL(".", import.meta.url));

export default {
	ssr: true,
	buildDirectory: process.env.BUILD_DIR ?? "build",
	// Every page is known beforehand: no manifest request while a visitor navigates.
	routeDiscovery: { mode: "initial" },
	// One by one: React Router gives each ten seconds, which several at once on a busy machine do not keep.
	prerender: [...pagePaths(), ...locales.map(manifestPath), "/sitemap.xml", "/robots.txt"],
} satisfies Config;
