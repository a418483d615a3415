import type { Organization, WebSite } from "schema-dts";
import { brand } from "../../content/brand.ts";
import { locales } from "../../facts/site/locales.ts";
import { iconFile } from "../resources/icon-sizes.ts";
import { addressIn, organizationId, type Site, websiteId } from "./site.ts";

export function organization(site: Site): Organization {
	const { contactEmail, links } = site.addresses;
	return {
		"@type": "Organization",
		"@id": organizationId(site),
		name: brand,
		url: addressIn(site, "/"),
		logo: addressIn(site, `/${iconFile(512)}`),
		...(contactEmail ? { email: contactEmail } : {}),
		...(links.instagram ? { sameAs: links.instagram } : {}),
	};
}

export function website(site: Site): WebSite {
	return {
		"@type": "WebSite",
		"@id": websiteId(site),
		name: brand,
		url: addressIn(site, "/"),
		inLanguage: [...locales],
		publisher: { "@id": organizationId(site) },
	};
}
