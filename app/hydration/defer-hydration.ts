import { languageCookie } from "../../facts/language-cookie.ts";
import { prepareNext } from "../navigation/prepare-next.ts";
import { preparationRules } from "../navigation/speculation-rules.ts";
import { writeInScript } from "../write-in-script.ts";
import { boot } from "./boot.ts";

const moduleScript = /<script type="module" async="">/;
const manifestFile = /import "[^"]*\/manifest-[^"]+\.js";/;
const modulePreloads = /<link rel="modulepreload"[^>]*>/g;

/** How long after load a page waits before it hydrates unasked. */
const quietMs = 6000;

/** A pointer that stays on a link for so long may mean it. Browsers wait for twice as long; the rules must be there by then. */
const restMs = 100;

/** A machine that paints a page within this time of its arrival can afford transitions. */
const swiftMs = 180;

const bootValues = [languageCookie.name, languageCookie.maxAgeSeconds, quietMs, swiftMs].map((value) =>
	JSON.stringify(value),
);
/** In pages that have none, nothing is prepared either (`without-speculation`). */
const rules = '<script type="speculationrules">';
const preparation = `<script type="text/plain" data-prepare="">${JSON.stringify(preparationRules)}</script>`;
const bootScript = `<script>(${boot})(${bootValues.join(",")});(${prepareNext})(${restMs})</script>`;

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
		.replace("</body>", `${html.includes(rules) ? preparation : ""}${bootScript}</body>`);
}
