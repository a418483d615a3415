import type { SampleBox } from "../products/samples.ts";
import type { PageKey } from "./pages.ts";
import type { SubjectKey } from "./subjects.ts";

/** A page of ours that does what an outside service would do. */
export type OwnPage = { page: PageKey; query: string; hash?: string };

/**
 * Links to services outside the site. Their addresses come from the environment (config/), under the variable named
 * here. Until one is set, links lead to our own page in `fallback`; a link that is `absent` is then left out.
 */
export type ExternalLink = { variable: string; fallback: OwnPage | "absent" };

const appointment = (type: string): OwnPage => ({ page: "appointment", query: `type=${type}` });
const order = (box: SampleBox): OwnPage => ({ page: "samples", query: `boxes=${box}`, hash: "#order" });

/** The question form with its subject filled in. */
export const questionAbout = (subject: SubjectKey): OwnPage => ({
	page: "contact",
	query: `subject=${subject}`,
	hash: "#question",
});

const links = {
	bookDiscovery: { variable: "BOOKING_DISCOVERY_URL", fallback: appointment("discovery") },
	bookDesign: { variable: "BOOKING_DESIGN_URL", fallback: appointment("design") },
	bookFinalCall: { variable: "BOOKING_FINAL_CALL_URL", fallback: appointment("final-call") },
	samplesWood: { variable: "SAMPLES_WOOD_URL", fallback: order("wood") },
	samplesFenix: { variable: "SAMPLES_FENIX_URL", fallback: order("fenix") },
	samplesMelatop: { variable: "SAMPLES_MELATOP_URL", fallback: order("melatop") },
	samplesPainted: { variable: "SAMPLES_PAINTED_URL", fallback: order("painted") },
	market: { variable: "MARKET_URL", fallback: questionAbout("market") },
	terms: { variable: "TERMS_URL", fallback: questionAbout("terms") },
	instagram: { variable: "INSTAGRAM_URL", fallback: "absent" },
	mapsAmsterdam: { variable: "MAPS_AMSTERDAM_URL", fallback: questionAbout("route-amsterdam") },
	mapsRotterdam: { variable: "MAPS_ROTTERDAM_URL", fallback: questionAbout("route-rotterdam") },
	mapsLijnden: { variable: "MAPS_LIJNDEN_URL", fallback: questionAbout("route-lijnden") },
} as const satisfies Record<string, ExternalLink>;

export type LinkName = keyof typeof links;

export const isLinkName = (name: string): name is LinkName => Object.hasOwn(links, name);
export const linkNames = Object.keys(links).filter(isLinkName);

export function linkOf(name: LinkName): ExternalLink {
	return links[name];
}

/** The configured mailboxes and the configured addresses of links. */
export type ConfiguredAddresses = {
	contactEmail: string | undefined;
	jobsEmail: string | undefined;
	links: Partial<Record<LinkName, string>>;
};
