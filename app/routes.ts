import { createRequire } from "node:module";
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { locales } from "../facts/site/locales.ts";
import { manifestPath } from "./resources/manifest-path.ts";

// Loaded by Node itself, because React Router cannot read YAML while it loads this file.
const require = createRequire(import.meta.url);
const {
	moduleOf,
	pageKeys,
	pages,
	pathOf,
	routeIdOf,
}: typeof import("../facts/site/pages.ts") = require("../facts/site/pages.ts");
const {
	checkMiddleware,
}: typeof import("./page-data/check-middleware.ts") = require("./page-data/check-middleware.ts");

checkMiddleware(pages);

const pageRoutes = pageKeys.flatMap((key) =>
	locales.map((locale) => {
		const file = `pages/${moduleOf(key)}.tsx`;
		const id = routeIdOf(key, locale);
		const path = pathOf(key, locale).slice(1);
		return path === "" ? index(file, { id }) : route(path, file, { id, caseSensitive: true });
	}),
);

/** Routes of a test build only: pages that break on purpose (tests/faults). */
const faultRoutes = process.env.TEST_ROUTES
	? ["loader", "render", "hydration"].map((kind) => route(`fault/${kind}`, `../tests/faults/${kind}.tsx`))
	: [];

/** The examples page (tests/ui), in development and in the test build. */
const exampleRoutes =
	process.env.TEST_ROUTES || process.env.NODE_ENV !== "production" ? [route("ui", "../tests/ui/ui.tsx")] : [];

export default [
	...pageRoutes,
	...faultRoutes,
	...exampleRoutes,
	route("sitemap.xml", "resources/sitemap.ts"),
	route("robots.txt", "resources/robots.ts"),
	...locales.map((locale) =>
		route(manifestPath(locale).slice(1), "resources/manifest.ts", { id: `manifest___${locale}` }),
	),
	...locales.map((locale) =>
		route(locale === "nl" ? "*" : `${locale}/*`, "not-found.tsx", { id: `not-found___${locale}` }),
	),
] satisfies RouteConfig;
