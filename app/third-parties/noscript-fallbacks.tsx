import { configuredIntegrations, type IntegrationSettings } from "../../facts/site/integrations.ts";

/**
 * What browsers without JavaScript load instead, where nobody is asked. Where visitors are asked, nothing is loaded: a page is
 * prerendered for everybody, so it cannot know an answer.
 */
export function NoscriptFallbacks({ settings }: { settings: IntegrationSettings }) {
	if (settings.consent === "required") return null;
	return configuredIntegrations(settings).map(({ name, company, withoutScripts: fallback }) => {
		if (!fallback) return null;
		return (
			<noscript key={name}>
				{fallback.kind === "frame" ? (
					<iframe src={fallback.src} title={company} width="0" height="0" hidden />
				) : (
					<img src={fallback.src} width="1" height="1" alt="" hidden />
				)}
			</noscript>
		);
	});
}
