import { brand } from "../../content/brand.ts";
import { bcp47 } from "../../content/format-figure.ts";
import { type Locale, otherLocale } from "../../facts/site/locales.ts";
import { markdownPathOf } from "../../facts/site/pages.ts";
import type { PageHead } from "../page/page-head.ts";
import { iconFile } from "../resources/icon-sizes.ts";
import { manifestPath } from "../resources/manifest-path.ts";
import { cardAddress, cardSize } from "../structured-data/social-card.ts";

type MachineHeadProps = {
	head: PageHead;
	/** What the picture beside a shared link says. */
	heading: string;
	locale: Locale;
	siteUrl: string;
	/** Structured data, safe to stand in a script. */
	jsonLd: string;
};

/**
 * The part of the head that only machines read, from the document as it is served: social networks, search engines,
 * assistants. It is rendered apart from the page, so that no browser loads or keeps any of it.
 */
export function MachineHead({ head, heading, locale, siteUrl, jsonLd }: MachineHeadProps) {
	const address = (path: string) => new URL(path, siteUrl).href;
	const path = head.paths[locale];
	const properties = {
		"og:type": "website",
		"og:site_name": brand,
		"og:title": head.title,
		"og:description": head.description,
		"og:url": address(path),
		"og:locale": bcp47[locale].replace("-", "_"),
		"og:locale:alternate": bcp47[otherLocale(locale)].replace("-", "_"),
		"og:image": address(cardAddress(head.key, locale)),
		"og:image:type": "image/png",
		"og:image:width": String(cardSize.width),
		"og:image:height": String(cardSize.height),
		"og:image:alt": heading,
	};
	return (
		<>
			{Object.entries(properties).map(([property, content]) => (
				<meta key={property} property={property} content={content} />
			))}
			<meta name="twitter:card" content="summary_large_image" />
			<link rel="icon" href={`/${iconFile(32)}`} type="image/png" sizes="32x32" />
			<link rel="apple-touch-icon" href={`/${iconFile(180)}`} />
			<link rel="manifest" href={manifestPath(locale)} />
			<link rel="alternate" type="text/markdown" href={address(markdownPathOf(path))} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every < escaped */}
			{head.indexed && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
		</>
	);
}
