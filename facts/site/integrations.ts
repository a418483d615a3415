import type { Stored } from "./browser-storage.ts";

/** The categories that a visitor accepts or refuses one by one. */
const categories = ["measuring", "advertising"] as const;

export type ConsentCategory = (typeof categories)[number];

/** The privacy page's section about cookies. Without scripts, the link to the consent drawer leads there. */
export const cookiesAnchor = "cookies";

/** The configured third-party scripts (config/). */
export type IntegrationSettings = {
	/** Whether visitors are asked before scripts run. */
	consent: "required" | "off";
	/** `src` may be a path on this site, where a proxy hands out the script. */
	analytics?: { domain: string; src: string };
	pixel?: { id: string };
	/** `origins`: what its container may load from, besides Google Analytics. */
	tagManager?: { id: string; origins?: readonly string[] };
};

export type IntegrationName = "analytics" | "pixel" | "tagManager";

const directives = ["script-src", "img-src", "connect-src", "frame-src", "form-action"] as const;

/** Addresses that a page may load from or send to, by directive of the Content-Security-Policy. */
export type PolicyOrigins = Partial<Record<(typeof directives)[number], readonly string[]>>;

/** One integration; the security policy, the consent question and the privacy page are composed from it. */
export type Integration = {
	name: IntegrationName;
	/** Who receives what it sends; for the analytics, the operator of the script's host. */
	company: string;
	/** Other hosts that it loads scripts from, as the settings name them. */
	moreHosts?: readonly string[];
	/** The category of its consent; undefined where it needs none because it stores nothing in the browser. */
	category: ConsentCategory | undefined;
	origins: PolicyOrigins;
	stores: readonly Stored[];
	/** Loaded by browsers without JavaScript instead. */
	withoutScripts?: { kind: "frame" | "image"; src: string };
};

export const pixelScript = "https://connect.facebook.net/en_US/fbevents.js";
export const tagManagerScript = "https://www.googletagmanager.com/gtm.js";

/** The integrations that are switched on. */
export function configuredIntegrations(settings: IntegrationSettings): Integration[] {
	const { analytics, pixel, tagManager } = settings;
	return [
		...(analytics ? [analyticsOf(analytics)] : []),
		...(tagManager ? [tagManagerOf(tagManager)] : []),
		...(pixel ? [pixelOf(pixel)] : []),
	];
}

function analyticsOf({ domain, src }: NonNullable<IntegrationSettings["analytics"]>): Integration {
	// Its script reports to the host it came from.
	const origin = URL.canParse(src) ? new URL(src).origin : undefined;
	return {
		name: "analytics",
		company: origin ? new URL(src).hostname : domain,
		category: undefined,
		origins: origin ? { "script-src": [origin], "connect-src": [origin] } : {},
		stores: [],
	};
}

/** The policy lets a container load Google Analytics and what the settings name, and nothing else. */
function tagManagerOf({ id, origins = [] }: NonNullable<IntegrationSettings["tagManager"]>): Integration {
	const manager = "https://www.googletagmanager.com";
	const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
	return {
		name: "tagManager",
		company: "Google Ireland Limited",
		// Its scripts are unknown, so they wait for consent to advertising.
		category: origins.length > 0 ? "advertising" : "measuring",
		...(origins.length > 0 && { moreHosts: origins.map((origin) => origin.replace("https://", "")) }),
		origins: {
			"script-src": [manager, ...origins],
			"img-src": [manager, ...analytics, ...origins],
			"connect-src": [manager, ...analytics, ...origins],
			"frame-src": origins,
		},
		stores: [
			{ name: "_ga", place: "cookie", lasts: { years: 2 } },
			{ name: "_ga_*", place: "cookie", lasts: { years: 2 } },
		],
		withoutScripts: { kind: "frame", src: `${manager}/ns.html?id=${id}` },
	};
}

function pixelOf({ id }: { id: string }): Integration {
	const home = "https://www.facebook.com";
	const scripts = "https://connect.facebook.net";
	return {
		name: "pixel",
		company: "Meta Platforms Ireland Limited",
		category: "advertising",
		origins: { "script-src": [scripts], "img-src": [home], "connect-src": [home, scripts] },
		stores: [
			{ name: "_fbp", place: "cookie", lasts: { days: 90 } },
			{ name: "_fbc", place: "cookie", lasts: { days: 90 } },
			{ name: "lastExternalReferrer", place: "local", lasts: "cleared" },
			{ name: "lastExternalReferrerTime", place: "local", lasts: "cleared" },
		],
		withoutScripts: { kind: "image", src: `${home}/tr?id=${id}&ev=PageView&noscript=1` },
	};
}

/** The integrations that wait for consent. */
export function needingConsent(settings: IntegrationSettings): (Integration & { category: ConsentCategory })[] {
	if (settings.consent === "off") return [];
	return configuredIntegrations(settings).flatMap((one) => (one.category ? [{ ...one, category: one.category }] : []));
}

/** The categories that a visitor is asked about, in their order. */
export function consentCategories(settings: IntegrationSettings): ConsentCategory[] {
	const integrations = needingConsent(settings);
	return categories.filter((category) => integrations.some((one) => one.category === category));
}

/** Origins that the Content-Security-Policy of pages must allow besides the site itself. */
export function policyOrigins(settings: IntegrationSettings): PolicyOrigins {
	const configured = configuredIntegrations(settings);
	// Browsers without JavaScript cannot consent, so their frames are only there when consent is off.
	const frames = settings.consent === "off" ? configured.flatMap(frameOrigin) : [];
	const sources = directives.map((directive) => {
		const origins = configured.flatMap((one) => one.origins[directive] ?? []);
		return [directive, [...new Set(directive === "frame-src" ? [...frames, ...origins] : origins)]] as const;
	});
	return Object.fromEntries(sources.filter(([, origins]) => origins.length > 0));
}

function frameOrigin({ withoutScripts }: Integration): string[] {
	return withoutScripts?.kind === "frame" ? [new URL(withoutScripts.src).origin] : [];
}
