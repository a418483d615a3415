import type { BreadcrumbList } from "schema-dts";
import { brand } from "../../content/brand.ts";
import { localise } from "../../content/localise.ts";
import { breadcrumbsTo, type PageKey, pathOf } from "../../facts/site/pages.ts";
import { contentOf } from "../content.server.ts";
import { pageAddress, type Site } from "./site.ts";

/** The breadcrumbs of a page, with the names of menu and footer. */
export function breadcrumbs(site: Site, key: PageKey, title: string): BreadcrumbList {
	const nameOf = (step: PageKey) => (step === "home" ? brand : step === key ? title : labelOf(step, site));
	return {
		"@type": "BreadcrumbList",
		"@id": `${pageAddress(site, key)}#breadcrumbs`,
		itemListElement: breadcrumbsTo(key).map((step, position) => ({
			"@type": "ListItem",
			position: position + 1,
			name: nameOf(step),
			item: { "@type": "WebPage", "@id": pageAddress(site, step) },
		})),
	};
}

function labelOf(key: PageKey, { locale, addresses }: Site): string {
	const { menu, footer } = contentOf("shell", locale);
	const links = localise([...menu.entries, ...footer.links, ...footer.kitchens.links], locale, addresses);
	const link = links.find(({ to }) => to === pathOf(key, locale));
	if (!link) throw new Error(`Neither menu nor footer names the page '${key}', which stands above others`);
	return link.label;
}
