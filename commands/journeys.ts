import { resolve } from "node:path";
import { buildSite, isUpToDate } from "../build-tools/build-site.ts";
import { runTool } from "../build-tools/run-tool.ts";
import { settingNames } from "../config/settings.ts";
import { findChromium } from "../tests/chromium.ts";
import { faultSettings } from "../tests/fault-settings.ts";
import { freePort } from "../tests/free-port.ts";

/** Tests decide about settings themselves, whatever the machine or a .env has. */
export function forgetSettings(): void {
	for (const name of settingNames) delete process.env[name];
}

/** The site as it goes live. */
export const buildForTests = () => buildIfNeeded(".test-build/site", {});

/** The same with all integrations, and with pages that break on purpose. */
export const buildWithFaults = () => buildIfNeeded(".test-build/faults", { ...faultSettings, FAULT_ROUTES: "yes" });

async function buildIfNeeded(name: string, settings: Record<string, string>): Promise<void> {
	const folder = resolve(name);
	if (!isUpToDate(folder, settings)) await buildSite(folder, settings);
}

/** Runs Playwright against both builds; words choose journeys as its command line does. */
export async function runJourneys(words: readonly string[]): Promise<number> {
	return runTool("@playwright/test/cli.js", ["test", "--config", "tests", ...words], {
		environment: {
			CHROMIUM_PATH: await findChromium(),
			SITE_PORT: String(await freePort("localhost")),
			FAULT_PORT: String(await freePort("localhost")),
		},
	});
}
