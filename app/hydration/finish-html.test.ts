import { expect, test } from "vitest";
import { finishHtml } from "./finish-html.ts";

const page =
	'<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Hi</p><script nonce="n" type="module" async="">import "/assets/manifest-1.js";import("/a.js")</script></body></html>';

test("the page loads no module by itself; its start script waits, with a manifest of its own", () => {
	const html = finishHtml(page, { routes: { root: "</script>" } });
	expect(html).not.toMatch(/modulepreload|type="module"|assets\/manifest/);
	const [script] = /<script type="text\/plain" data-hydrate[^>]*>[^<]*<\/script>/.exec(html) ?? [];
	expect(script).toContain('import("/a.js")');
	expect(script, "a value cannot end the script").toContain("\\u003c/script>");
	expect(html).toContain("<p>Hi</p>");
});

test("a framework that writes its start script differently fails the build", () => {
	expect(() => finishHtml("<html><body></body></html>", {})).toThrow("start script was not found");
});
