import type { ConfiguredAddresses } from "../../facts/site/links.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { type PageKey, pathOf } from "../../facts/site/pages.ts";

/** The settings and language for which a page's graph is made. */
export type Site = { siteUrl: string; addresses: ConfiguredAddresses; locale: Locale };

export const addressIn = ({ siteUrl }: Site, path: string): string => new URL(path, siteUrl).href;

export const pageAddress = (site: Site, key: PageKey): string => addressIn(site, pathOf(key, site.locale));

/** Names by which parts of the graph point at each other; the same on every page and in both languages. */
export const organizationId = (site: Site): string => addressIn(site, "/#organization");
export const websiteId = (site: Site): string => addressIn(site, "/#website");
