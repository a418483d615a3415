import type { MailName } from "./mails.ts";

/**
 * Links to services outside the site. Their addresses come from the environment (config/), under the
 * variable named here. Until one is set, the link becomes what `otherwise` says: the mail of that name,
 * or the contact page, so that no call to action ever leads nowhere.
 */
export type ExternalLink = { variable: string; otherwise: { mail: MailName } | "contact-page" };

const links = {
	bookDiscovery: { variable: "BOOKING_DISCOVERY_URL", otherwise: { mail: "bookDiscovery" } },
	bookDesign: { variable: "BOOKING_DESIGN_URL", otherwise: { mail: "bookDesign" } },
	bookFinalCall: { variable: "BOOKING_FINAL_CALL_URL", otherwise: { mail: "bookFinalCall" } },
	samplesWood: { variable: "SAMPLES_WOOD_URL", otherwise: { mail: "samplesWood" } },
	samplesFenix: { variable: "SAMPLES_FENIX_URL", otherwise: { mail: "samplesFenix" } },
	samplesMelatop: { variable: "SAMPLES_MELATOP_URL", otherwise: { mail: "samplesMelatop" } },
	samplesPainted: { variable: "SAMPLES_PAINTED_URL", otherwise: { mail: "samplesPainted" } },
	market: { variable: "MARKET_URL", otherwise: { mail: "market" } },
	terms: { variable: "TERMS_URL", otherwise: { mail: "terms" } },
	instagram: { variable: "INSTAGRAM_URL", otherwise: "contact-page" },
	mapsAmsterdam: { variable: "MAPS_AMSTERDAM_URL", otherwise: "contact-page" },
	mapsRotterdam: { variable: "MAPS_ROTTERDAM_URL", otherwise: "contact-page" },
	mapsLijnden: { variable: "MAPS_LIJNDEN_URL", otherwise: "contact-page" },
} as const satisfies Record<string, ExternalLink>;

export type LinkName = keyof typeof links;

export const isLinkName = (name: string): name is LinkName => Object.hasOwn(links, name);
export const linkNames = Object.keys(links).filter(isLinkName);

export function linkOf(name: LinkName): ExternalLink {
	return links[name];
}

/** The outside services as they are configured: what an address of a link or mail is made from. */
export type Services = {
	contactEmail: string | undefined;
	jobsEmail: string | undefined;
	links: Partial<Record<LinkName, string>>;
};
