import { toInlineJson } from "../to-inline-json.ts";

const startScript = /<script((?: nonce="[^"]*")?) type="module" async="">/;
const manifestImport = /import "[^"]*\/manifest-[^"]+\.js";/;
const modulePreloads = /<link rel="modulepreload"[^>]*>/g;

/**
 * Edits that React cannot make itself: the framework's start script becomes inert text that boot.ts runs later, and
 * nothing is preloaded for it. The tag stays in place, since React expects one there while hydrating. The page's own
 * manifest replaces the import of a file with all routes.
 */
export function finishHtml(html: string, manifest: object): string {
	if (!startScript.test(html) || !manifestImport.test(html)) {
		throw new Error("The framework's start script was not found: has <Scripts> changed?");
	}
	return html
		.replace(modulePreloads, "")
		.replace(startScript, '<script type="text/plain" data-hydrate=""$1>')
		.replace(manifestImport, () => `window.__reactRouterManifest=${toInlineJson(manifest)};`);
}
