import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { IntegrationSettings } from "../../facts/site/integrations.ts";
import { NoscriptFallbacks } from "./noscript-fallbacks.tsx";

const settings: IntegrationSettings = {
	consent: "required",
	analytics: { domain: "kitchens.example", src: "https://stats.example/js/script.js" },
	pixel: { id: "1234567890" },
	tagManager: { id: "GTM-ABC1234" },
};

test("browsers without JavaScript load nothing where visitors are asked", () => {
	expect(renderToStaticMarkup(<NoscriptFallbacks settings={settings} />)).toBe("");
});

test("browsers without JavaScript load a frame and an image where nobody is asked", () => {
	const html = renderToStaticMarkup(<NoscriptFallbacks settings={{ ...settings, consent: "off" }} />);
	expect(html.match(/<noscript>/g)).toHaveLength(2);
	expect(html).toContain('<iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC1234"');
	expect(html).toContain('<img src="https://www.facebook.com/tr?id=1234567890&amp;ev=PageView&amp;noscript=1"');
});
