import { renderToStaticMarkup } from "react-dom/server";
import { askedFor, configuredIntegrations } from "../../facts/site/integrations.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { publicConfig } from "../public-config.server.ts";
import sheet from "./consent.css?url";
import { ConsentDrawer } from "./consent-drawer.tsx";
import { noscriptFallbacks } from "./noscript-fallbacks.ts";
import { thirdPartyScript } from "./third-party-script.ts";

const { integrations } = publicConfig;

/** Where the body's content begins: the link that skips to it stays the first. */
const beginning = /<body[^>]*>(?:<a class="skip"[^>]*>[^<]*<\/a>)?/;

/**
 * Writes what the configured integrations need into a rendered page. It stands at both ends of the body, outside of
 * what React knows: React passes over it while hydrating. Marked, so that the server can leave it out of pages that
 * nobody else may be told of (server/without-scripts.ts).
 */
export function addThirdParties(html: string, locale: Locale): string {
	if (configuredIntegrations(integrations).length === 0) return html;
	const first = noscriptFallbacks(integrations) + drawerIn(locale);
	return html
		.replace(beginning, (before) => before + marked(first))
		.replace("</body>", () => `${marked(`<script>${thirdPartyScript(integrations)}</script>`)}</body>`);
}

function drawerIn(locale: Locale): string {
	if (askedFor(integrations).length === 0) return "";
	const drawer = { integrations, services: publicConfig, locale, sheet };
	return renderToStaticMarkup(<ConsentDrawer {...drawer} />);
}

const marked = (html: string) => (html === "" ? "" : `<!--third-parties-->${html}<!--/third-parties-->`);
