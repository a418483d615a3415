import { publicConfig } from "../public-config.server.ts";

/** Everything may be read; pages that should not be listed say so themselves (noindex). */
export function loader(): Response {
	const body = `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", publicConfig.siteUrl).href}\n`;
	return new Response(body, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
