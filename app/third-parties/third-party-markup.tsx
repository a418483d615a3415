import type { PublicConfig } from "../../config/read-config.ts";
import { configuredIntegrations, type IntegrationSettings, needingConsent } from "../../facts/site/integrations.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { InlineScript } from "../shell/inline-script.tsx";
import { toInlineJson } from "../to-inline-json.ts";
import sheet from "./consent.css?url";
import { ConsentDrawer } from "./consent-drawer.tsx";
import { consentVersion } from "./consent-version.ts";
import { NoscriptFallbacks } from "./noscript-fallbacks.tsx";
import type { ThirdPartyOptions } from "./page-script.ts";
import pageScript from "./page-script.ts?inline-script";

/** The consent drawer, and fallbacks for browsers without JavaScript. */
export function ThirdPartyMarkup({ config, locale }: { config: PublicConfig; locale: Locale }) {
	const { integrations } = config;
	return (
		<>
			<NoscriptFallbacks settings={integrations} />
			{needingConsent(integrations).length > 0 && (
				<ConsentDrawer integrations={integrations} addresses={config} locale={locale} sheet={sheet} />
			)}
		</>
	);
}

/** The scripts of the configured integrations. */
export function ThirdPartyScripts({ settings, nonce }: { settings: IntegrationSettings; nonce: string | undefined }) {
	if (configuredIntegrations(settings).length === 0) return null;
	const options: ThirdPartyOptions = { settings, consentVersion: consentVersion(settings) };
	return (
		<>
			<InlineScript type="application/json" data-third-parties="" text={toInlineJson(options)} />
			<InlineScript nonce={nonce} text={pageScript} />
		</>
	);
}
