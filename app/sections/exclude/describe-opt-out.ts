import type { Words } from "../../../content/words.ts";
import { configuredIntegrations, type IntegrationSettings, needingConsent } from "../../../facts/site/integrations.ts";

/** The page's words for the configured analytics and third parties. */
export function describeOptOut({ scope, ...content }: Words<"exclude">, settings: IntegrationSettings) {
	const { opening, flag } = content;
	const hasOthers = configuredIntegrations(settings).some(({ name }) => name !== "analytics");
	const notes = [
		...(settings.analytics ? [] : [scope.noAnalytics]),
		...(hasOthers ? [needingConsent(settings).length > 0 ? scope.othersAsk : scope.othersRun] : []),
	];
	return {
		...content,
		opening: { ...opening, body: [...opening.body, ...notes] },
		flag: { ...flag, whenCounted: settings.analytics ? flag.whenCounted : flag.whenNotCounted },
	};
}
