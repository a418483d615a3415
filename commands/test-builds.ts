import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { buildSite, isUpToDate } from "../build-tools/build-site.ts";
import { runTool } from "../build-tools/run-tool.ts";
import { settingNames } from "../config/settings.ts";
import { findChromium } from "../tests/support/browser/chromium.ts";
import { configuredSettings } from "../tests/support/site/configured-settings.ts";
import { freePort } from "../tests/support/site/free-port.ts";

/** Tests set all settings themselves and ignore the machine's environment and .env. */
export function forgetSettings(): void {
	for (const name of settingNames) delete process.env[name];
}

/** The site as it goes live. */
export const buildForTests = () => buildIfNeeded(".test-build/site", {});

/** The configured site: all integrations, and routes that break on purpose. */
export const buildConfigured = () =>
	buildIfNeeded(".test-build/configured", { ...configuredSettings, TEST_ROUTES: "yes" });

async function buildIfNeeded(name: string, settings: Record<string, string>): Promise<void> {
	const folder = resolve(name);
	if (!isUpToDate(folder, settings)) await buildSite(folder, settings);
}

/** Runs Playwright against both builds; words choose journeys as its command line does. */
export async function runJourneys(words: readonly string[]): Promise<number> {
	// What earlier runs left with the desk counts towards its limits per visitor.
	rmSync("test-results/data", { recursive: true, force: true });
	return runTool("@playwright/test/cli.js", ["test", "--config", "tests", ...words], {
		environment: {
			CHROMIUM_PATH: await findChromium(),
			SITE_PORT: String(await freePort("localhost")),
			CONFIGURED_PORT: String(await freePort("localhost")),
		},
	});
}
