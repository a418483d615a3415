import bootScript from "virtual:boot-script";
import { preparationRules } from "../navigation/speculation-rules.ts";
import { writeInScript } from "../write-in-script.ts";

const moduleScript = /<script type="module" async="">/;
const manifestFile = /import "[^"]*\/manifest-[^"]+\.js";/;
const modulePreloads = /<link rel="modulepreload"[^>]*>/g;

/** In pages that have none, nothing is prepared either (`without-speculation`). */
const rules = '<script type="speculationrules">';
const preparation = `<script type="text/plain" data-prepare="">${JSON.stringify(preparationRules)}</script>`;

/**
 * Makes a rendered page cost nothing before it is used: the framework's start script becomes plain text that
 * the boot script runs later, and nothing is loaded in advance. The emptied tag stays where it was, because
 * React counts it while hydrating (docs/decisions). The page's own manifest stands in it, instead of a file with all routes.
 */
export function deferHydration(html: string, manifest: object): string {
	if (!moduleScript.test(html) || !manifestFile.test(html)) {
		throw new Error("The framework's start script was not found: has <Scripts> changed?");
	}
	return html
		.replace(modulePreloads, "")
		.replace(moduleScript, '<script type="text/plain" data-hydrate="">')
		.replace(manifestFile, () => `window.__reactRouterManifest=${writeInScript(manifest)};`)
		.replace("</body>", () => `${html.includes(rules) ? preparation : ""}<script>${bootScript}</script></body>`);
}
