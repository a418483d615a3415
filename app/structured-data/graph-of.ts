import type { Graph, ImageObject, Thing, WebPage } from "schema-dts";
import { cardSize } from "../../facts/site/card-size.ts";
import type { PageKey } from "../../facts/site/pages.ts";
import type { ShownPicture } from "../ui/picture/shot-source.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { jobPosting } from "./job-posting.ts";
import { organization, website } from "./organization.ts";
import { pictures } from "./pictures.ts";
import { sampleBoxProducts, tileProduct } from "./products.ts";
import { questions } from "./questions.ts";
import { addressIn, pageAddress, type Site, websiteId } from "./site.ts";
import { cardAddress } from "./social-card.ts";
import { studio } from "./studio.ts";

export type DescribedPage = {
	key: PageKey;
	title: string;
	description: string;
	/** The pictures that the page is about, where it is about pictures. */
	shots?: readonly ShownPicture[];
};

/** The JSON-LD graph of one page. */
export function graphOf(site: Site, page: DescribedPage): Graph {
	const things: (Thing | undefined)[] = [
		organization(site),
		website(site),
		webPage(site, page),
		page.key === "home" ? undefined : breadcrumbs(site, page.key, page.title),
		...(page.key === "home" || page.key === "contact" ? [studio(site, "amsterdam"), studio(site, "rotterdam")] : []),
		jobPosting(site, page.key),
		...(page.key === "samples" ? sampleBoxProducts(site) : []),
		page.key === "palet" ? tileProduct(site) : undefined,
	];
	return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

function webPage(site: Site, { key, title, description, shots = [] }: DescribedPage): WebPage {
	const address = pageAddress(site, key);
	const about = {
		"@id": `${address}#page`,
		url: address,
		name: title,
		description,
		inLanguage: site.locale,
		isPartOf: { "@id": websiteId(site) },
		primaryImageOfPage: card(site, key),
		...(key === "home" ? {} : { breadcrumb: { "@id": `${address}#breadcrumbs` } }),
	};
	if (key === "faq") return { "@type": "FAQPage", ...about, mainEntity: questions(site) };
	if (key === "contact") return { "@type": "ContactPage", ...about };
	if (shots.length > 0) return { "@type": "ImageGallery", ...about, image: pictures(site, shots) };
	return { "@type": "WebPage", ...about };
}

function card(site: Site, key: PageKey): ImageObject {
	return {
		"@type": "ImageObject",
		contentUrl: addressIn(site, cardAddress(key, site.locale)),
		width: { "@type": "QuantitativeValue", value: cardSize.width, unitCode: "E37" },
		height: { "@type": "QuantitativeValue", value: cardSize.height, unitCode: "E37" },
	};
}
