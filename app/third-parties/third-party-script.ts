import { analyticsOptOut, consentCookie } from "../../facts/site/browser-storage.ts";
import {
	askedFor,
	configuredIntegrations,
	cookiesAnchor,
	type Integration,
	type IntegrationSettings,
	pixelScript,
	tagManagerScript,
} from "../../facts/site/integrations.ts";
import { writeInScript } from "../write-in-script.ts";
import { consentVersion } from "./consent-version.ts";
import { runConsentDrawer } from "./run-consent-drawer.ts";
import { runThirdParties } from "./run-third-parties.ts";
import { startAnalytics } from "./start-analytics.ts";
import { startPixel } from "./start-pixel.ts";
import { startTagManager } from "./start-tag-manager.ts";

/** The script of a page that starts the configured integrations, and the drawer where one must be asked for. */
export function thirdPartyScript(settings: IntegrationSettings): string {
	const parties = configuredIntegrations(settings).map((one) => {
		const { category = null, stores } = one;
		const about = `category:${writeInScript(category)},stores:${writeInScript(stores.map(({ name }) => name))}`;
		return `{${about},start:()=>${startOf(one, settings)}}`;
	});
	const isAsked = askedFor(settings).length > 0;
	const { name: cookie, maxAgeSeconds } = consentCookie;
	const question = writeInScript(
		isAsked ? { cookie, maxAgeSeconds, version: consentVersion(settings), anchor: cookiesAnchor } : null,
	);
	const run = `(${runThirdParties})([${parties.join(",")}],${question})`;
	return `(${whenShown})(()=>${isAsked ? `(${runConsentDrawer})(${question},${run})` : run})`;
}

/** A page that the browser has prepared has not been visited yet: nobody is told or asked before it is shown. */
function whenShown(start: () => void): void {
	if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
	else start();
}

function startOf({ name }: Integration, { analytics, pixel, tagManager }: IntegrationSettings): string {
	const call = (start: (...values: never[]) => unknown, ...values: unknown[]) =>
		`(${start})(${values.map(writeInScript).join(",")})`;
	if (name === "analytics") return call(startAnalytics, analytics?.src, analytics?.domain, analyticsOptOut);
	if (name === "pixel") return call(startPixel, pixelScript, pixel?.id);
	return call(startTagManager, tagManagerScript, tagManager?.id);
}
