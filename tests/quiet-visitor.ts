import { consentVersion } from "../app/third-parties/consent-version.ts";
import { readConfig } from "../config/read-config.ts";
import { analyticsOptOut, consentCookie } from "../facts/site/browser-storage.ts";
import { faultAddress, faultSettings } from "./fault-settings.ts";

/** What a browser has kept of a visitor who said no and is not counted: journeys about other things begin like that. */
export const quietVisitor = {
	cookies: [
		{
			name: consentCookie.name,
			value: consentVersion(readConfig(faultSettings).public.integrations),
			domain: "localhost",
			path: "/",
			expires: -1,
			httpOnly: false,
			secure: false,
			sameSite: "Lax" as const,
		},
	],
	origins: [{ origin: faultAddress, localStorage: [{ name: analyticsOptOut.key, value: analyticsOptOut.value }] }],
};

/** Nothing kept at all: the first visit. */
export const newVisitor = { cookies: [], origins: [] };
