import { cookiesAnchor, needingConsent } from "../../facts/site/integrations.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { wordsOf } from "../content.server.ts";
import { publicConfig } from "../public-config.server.ts";
import type { Action } from "../ui/action-list.tsx";

/** The link that reopens the consent question, for a list of links; none where there is no question. */
export function cookieSettings(locale: Locale): Action[] {
	if (needingConsent(publicConfig.integrations).length === 0) return [];
	return [{ label: wordsOf("consent-words", locale).settings, to: `${pathOf("privacy", locale)}#${cookiesAnchor}` }];
}
