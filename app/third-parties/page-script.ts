// Runs inside every page of a site that has integrations configured.
import { consentCookie } from "../../facts/site/browser-storage.ts";
import { configuredIntegrations, type IntegrationSettings, needingConsent } from "../../facts/site/integrations.ts";
import { runConsentDrawer } from "./run-consent-drawer.ts";
import { runThirdParties } from "./run-third-parties.ts";
import { startAnalytics } from "./start-analytics.ts";
import { startPixel } from "./start-pixel.ts";
import { startTagManager } from "./start-tag-manager.ts";

/** This script's settings, as JSON in `script[data-third-parties]`. */
export type ThirdPartyOptions = { settings: IntegrationSettings; consentVersion: string };

function start(): void {
	const options = document.querySelector("script[data-third-parties]")?.textContent ?? "";
	const { settings, consentVersion }: ThirdPartyOptions = JSON.parse(options);
	const { analytics, pixel, tagManager } = settings;
	const starts = {
		analytics: () => analytics && startAnalytics(analytics),
		pixel: () => pixel && startPixel(pixel.id),
		tagManager: () => tagManager && startTagManager(tagManager.id),
	};
	const scripts = configuredIntegrations(settings).map(({ name, category, stores }) => {
		return { category, stores: stores.map((stored) => stored.name), start: starts[name] };
	});
	if (needingConsent(settings).length === 0) return void runThirdParties(scripts);
	const question = { cookie: consentCookie.name, version: consentVersion };
	runConsentDrawer(question, runThirdParties(scripts, question));
}

// A page that the browser prerenders has not been visited yet.
if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
else start();
