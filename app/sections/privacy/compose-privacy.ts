import { formatDuration } from "../../../content/format-duration.ts";
import { type OwnStorage, ownStorage, type Stored } from "../../../facts/site/browser-storage.ts";
import {
	configuredIntegrations,
	type IntegrationName,
	type IntegrationSettings,
	needingConsent,
} from "../../../facts/site/integrations.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { wordsOf } from "../../content.server.ts";

/** Something in the browser, with how long it stays in words. */
type Kept = { name: string; place: Stored["place"]; lasts: string };

export type Privacy = {
	/** The site's own storage. */
	own: { key: OwnStorage; kept: Kept[] }[];
	/** Third parties. */
	parties: {
		key: IntegrationName;
		name: string;
		company: string;
		purpose: string;
		/** A sentence with the other hosts it loads scripts from. */
		alsoLoads: string | undefined;
		isAsked: boolean;
		/** Whether browsers without JavaScript report a visit too. */
		withoutScripts: boolean;
		kept: Kept[];
	}[];
};

/** The browser storage of the site and of its configured third parties. */
export function composePrivacy(settings: IntegrationSettings, locale: Locale): Privacy {
	const { names, purposes, alsoLoads } = wordsOf("consent-words", locale);
	const consentNames = needingConsent(settings).map(({ name }) => name);
	const keep = (stores: readonly Stored[]) =>
		stores.map(({ name, place, lasts }) => ({ name, place, lasts: formatDuration(lasts, locale) }));
	const keys: OwnStorage[] = [
		"language",
		...(consentNames.length > 0 ? (["consent"] as const) : []),
		"draft",
		"optOut",
	];
	return {
		own: keys.map((key) => ({ key, kept: keep(ownStorage[key]) })),
		parties: configuredIntegrations(settings).map(({ name, company, moreHosts, stores, withoutScripts }) => ({
			key: name,
			name: names[name],
			company,
			purpose: purposes[name],
			alsoLoads: moreHosts && `${alsoLoads} ${moreHosts.join(", ")}.`,
			isAsked: consentNames.includes(name),
			withoutScripts: settings.consent === "off" && withoutScripts !== undefined,
			kept: keep(stores),
		})),
	};
}
