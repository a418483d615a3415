import { configuredIntegrations, type IntegrationSettings } from "../../facts/site/integrations.ts";

/**
 * Loaded by browsers without JavaScript, when consent is off. When it is required nothing is loaded: pages are
 * prerendered for everybody, so they do not depend on an answer.
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
