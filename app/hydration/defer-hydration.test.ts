import { expect, test } from "vitest";
import { deferHydration } from "./defer-hydration.ts";

const page =
	'<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Hi</p><script type="module" async="">import "/assets/manifest-1.js";import("/a.js")</script></body></html>';

test("nothing is loaded or run before the boot script decides", () => {
	const html = deferHydration(page, { routes: { root: "</script>" } });
	expect(html).not.toContain("modulepreload");
	expect(html).toContain(
		'<script type="text/plain" data-hydrate="">window.__reactRouterManifest={"routes":{"root":"\\u003c/script>"}};import("/a.js")</script>',
	);
	const [, script = ""] = /<script>((?:(?!<\/script>)[\s\S])+)<\/script><\/body>/.exec(html) ?? [];
	expect(() => new Function(script)).not.toThrow();
	expect(script).toMatch(/script\[data-hydrate\][\s\S]*\(`i18n_redirected`,31536e3,6e3,180\)/);
	expect(script).toMatch(/script\[data-prepare\][\s\S]*\)\(100\);$/);
});

test("pages are prepared from those only that have rules for what is fetched", () => {
	expect(deferHydration(page, {})).not.toContain("data-prepare=");
	const speculating = page.replace("</head>", '<script type="speculationrules">{}</script></head>');
	expect(deferHydration(speculating, {})).toContain('<script type="text/plain" data-prepare="">{"prerender"');
});

test("a framework that writes its start script differently is noticed at once", () => {
	expect(() => deferHydration("<html><body></body></html>", {})).toThrow("start script was not found");
});
