import type { StaticHandlerContext } from "react-router";
import { brand } from "../../content/brand.ts";
import { bcp47 } from "../../content/format-figure.ts";
import { cardSize } from "../../facts/site/card-size.ts";
import { type Locale, localeOfPath, otherLocale } from "../../facts/site/locales.ts";
import { markdownPathOf } from "../../facts/site/pages.ts";
import type { PageHead } from "../page-data/page-head.ts";
import { publicConfig } from "../public-config.server.ts";
import { iconFile } from "../resources/icon-sizes.ts";
import { manifestPath } from "../resources/manifest-path.ts";
import { galleryKitchens } from "../sections/gallery/gallery-kitchens.server.ts";
import { graphOf } from "../structured-data/graph-of.ts";
import { cardAddress } from "../structured-data/social-card.ts";
import { toInlineJson } from "../to-inline-json.ts";
import { InlineScript } from "./inline-script.tsx";

/**
 * The part of the head that only machines read: social networks, search engines, assistants. Nothing for a page that
 * does not exist or broke.
 */
export function MachineHead({ context }: { context: StaticHandlerContext }) {
	const data: unknown = context.loaderData[context.matches.at(-1)?.route.id ?? ""];
	if (context.errors || !isPageData(data)) return null;
	const { head, content } = data;
	const locale = localeOfPath(context.location.pathname);
	const address = (path: string) => new URL(path, publicConfig.siteUrl).href;
	const path = head.paths[locale];
	const properties = {
		"og:type": "website",
		"og:site_name": brand,
		"og:title": head.title,
		"og:description": head.description,
		"og:url": address(head.shared?.path ?? path),
		"og:locale": bcp47[locale].replace("-", "_"),
		"og:locale:alternate": bcp47[otherLocale(locale)].replace("-", "_"),
		"og:image": address(head.shared?.card ?? cardAddress(head.key, locale)),
		"og:image:type": "image/png",
		"og:image:width": String(cardSize.width),
		"og:image:height": String(cardSize.height),
		"og:image:alt": content.heading,
	};
	return (
		<>
			{Object.entries(properties).map(([property, value]) => (
				<meta key={property} property={property} content={value} />
			))}
			<meta name="twitter:card" content="summary_large_image" />
			<link rel="icon" href={`/${iconFile(32)}`} type="image/png" sizes="32x32" />
			<link rel="apple-touch-icon" href={`/${iconFile(180)}`} />
			<link rel="manifest" href={manifestPath(locale)} />
			<link rel="alternate" type="text/markdown" href={address(markdownPathOf(path))} />
			{head.indexed && (
				<InlineScript type="application/ld+json" text={toInlineJson(structuredData(head, content.title, locale))} />
			)}
		</>
	);
}

function structuredData({ key, description }: PageHead, title: string, locale: Locale) {
	return graphOf(
		{ siteUrl: publicConfig.siteUrl, addresses: publicConfig, locale },
		{ key, title, description, shots: key === "gallery" ? galleryKitchens(locale).map(({ shot }) => shot) : [] },
	);
}

/** Every page's loader returns at least this (loadPage). */
function isPageData(data: unknown): data is { head: PageHead; content: { title: string; heading: string } } {
	return data !== null && typeof data === "object" && "head" in data && "content" in data;
}
