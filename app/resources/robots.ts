import { publicConfig } from "../public-config.server.ts";

/** Crawlers may read everything; pages that must not be listed have noindex. */
export function loader(): Response {
	const body = `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", publicConfig.siteUrl).href}\n`;
	return new Response(body, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
