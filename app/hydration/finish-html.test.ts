import { expect, test } from "vitest";
import { finishHtml } from "./finish-html.ts";

const page =
	'<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Hi</p><script nonce="n" type="module" async="">import "/assets/manifest-1.js";import("/a.js")</script></body></html>';

test("the start script is inert, knows its own manifest and preloads nothing", () => {
	expect(finishHtml(page, { routes: { root: "</script>" } })).toBe(
		'<html><head></head><body><p>Hi</p><script type="text/plain" data-hydrate="" nonce="n">window.__reactRouterManifest={"routes":{"root":"\\u003c/script>"}};import("/a.js")</script></body></html>',
	);
});

test("a framework that writes its start script differently fails the build", () => {
	expect(() => finishHtml("<html><body></body></html>", {})).toThrow("start script was not found");
});
