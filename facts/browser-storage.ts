import { analyticsOptOut } from "./analytics.ts";
import { consentCookie } from "./consent.ts";
import type { Stored } from "./integrations.ts";
import { languageCookie } from "./language-cookie.ts";

/** What the site itself keeps in a browser, by what it is for. A journey checks that there is nothing else. */
export const ownStorage = {
	language: [{ name: languageCookie.name, place: "cookie", lasts: languageCookie.lasts }],
	consent: [{ name: consentCookie.name, place: "cookie", lasts: consentCookie.lasts }],
	optOut: [{ name: analyticsOptOut.key, place: "local", lasts: "cleared" }],
} as const satisfies Record<string, readonly Stored[]>;

export type OwnStorage = keyof typeof ownStorage;
