import { expect, test } from "vitest";
import type { IntegrationSettings } from "../../facts/site/integrations.ts";
import { consentVersion } from "./consent-version.ts";
import { noscriptFallbacks } from "./noscript-fallbacks.ts";
import { thirdPartyScript } from "./third-party-script.ts";

const all: IntegrationSettings = {
	consent: "required",
	analytics: { domain: "kitchens.example", src: "https://stats.example/js/script.js" },
	pixel: { id: "1234567890" },
	tagManager: { id: "GTM-ABC1234" },
};

test("the script is whole, holds only what is configured, and cannot end its own tag", () => {
	const every = thirdPartyScript(all);
	expect(() => new Function(every)).not.toThrow();
	expect(every).not.toContain("</");
	const { pixel, ...others } = all;
	expect(thirdPartyScript(others)).not.toMatch(/facebook|fbq|1234567890/);
	expect(thirdPartyScript({ consent: "required", ...(pixel ? { pixel } : {}) })).not.toMatch(/stats\.example|GTM-/);
	const odd = { ...all, analytics: { domain: "x", src: "/</script><script>alert(1)" } };
	expect(thirdPartyScript(odd)).not.toContain("</script");
});

test("the drawer comes along only where somebody must be asked", () => {
	const asks = (settings: IntegrationSettings) => thirdPartyScript(settings).includes("dialog");
	expect(asks(all)).toBe(true);
	expect(asks({ ...all, consent: "off" })).toBe(false);
	expect(asks({ consent: "required", ...(all.analytics ? { analytics: all.analytics } : {}) })).toBe(false);
});

test("browsers without JavaScript load nothing where visitors are asked, and a frame and an image where they are not", () => {
	expect(noscriptFallbacks(all)).toBe("");
	expect(noscriptFallbacks({ ...all, consent: "off" })).toBe(
		'<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC1234" width="0" height="0" hidden></iframe></noscript>' +
			'<noscript><img src="https://www.facebook.com/tr?id=1234567890&amp;ev=PageView&amp;noscript=1" width="1" height="1" alt="" hidden></noscript>',
	);
});

test("visitors are asked again when who is asked for changes, and not for another id", () => {
	const { pixel, ...others } = all;
	expect(consentVersion(all)).toMatch(/^[0-9a-f]{8}$/);
	expect(consentVersion({ ...all, pixel: { id: "99999" } })).toBe(consentVersion(all));
	expect(consentVersion(others)).not.toBe(consentVersion(all));
});
