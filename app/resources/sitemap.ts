import { locales } from "../../facts/site/locales.ts";
import { isIndexed, pageKeys, pathOf } from "../../facts/site/pages.ts";
import { publicConfig } from "../public-config.server.ts";

/** Every indexed page in both languages, each with its counterpart in the other. */
export function loader(): Response {
	const urls = pageKeys.filter(isIndexed).flatMap((key) => {
		const alternates = [...locales.map((locale) => [locale, pathOf(key, locale)]), ["x-default", pathOf(key, "nl")]];
		const links = alternates.map(([language, path = ""]) => {
			return `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path)}"/>`;
		});
		return locales.map((locale) => {
			return `<url><loc>${addressOf(pathOf(key, locale))}</loc>${links.join("")}</url>`;
		});
	});
	const body = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...urls,
		"</urlset>",
		"",
	].join("\n");
	return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

const addressOf = (path: string) => new URL(path, publicConfig.siteUrl).href;
