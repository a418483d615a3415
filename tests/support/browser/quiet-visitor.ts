import { consentVersion } from "../../../app/third-parties/consent-version.ts";
import { readConfig } from "../../../config/read-config.ts";
import { analyticsOptOut, consentCookie } from "../../../facts/site/browser-storage.ts";
import { configuredAddress, configuredSettings } from "../site/configured-settings.ts";

/** Browser storage of a visitor who refused consent and analytics: the start of journeys about other things. */
export const quietVisitor = {
	cookies: [
		{
			name: consentCookie.name,
			value: consentVersion(readConfig(configuredSettings).public.integrations),
			domain: "localhost",
			path: "/",
			expires: -1,
			httpOnly: false,
			secure: false,
			sameSite: "Lax" as const,
		},
	],
	origins: [{ origin: configuredAddress, localStorage: [{ name: analyticsOptOut.key, value: analyticsOptOut.value }] }],
};

/** Nothing kept at all: the first visit. */
export const newVisitor = { cookies: [], origins: [] };
