import { defineConfig, devices } from "@playwright/test";
import { without3D } from "./support/browser/chromium.ts";
import { quietVisitor } from "./support/browser/quiet-visitor.ts";
import { configuredSettings } from "./support/site/configured-settings.ts";
import { testServerSettings } from "./support/site/test-server.ts";

const { SITE_PORT = "4310", CONFIGURED_PORT = "4311", CHROMIUM_PATH = "" } = process.env;

const serverFor = (name: string, port: string, settings: Record<string, string>) => ({
	command: `"${process.execPath}" commands/serve.ts .test-build/${name}`,
	cwd: "..",
	url: `http://localhost:${port}/readyz`,
	env: { ...settings, ...testServerSettings(name), PORT: port, LOG_LEVEL: "error" },
	stdout: "ignore" as const,
	stderr: "ignore" as const,
	reuseExistingServer: false,
	gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
});

const size = { phone: devices["Pixel 7"], desktop: devices["Desktop Chrome"] };

/** Journeys in a real browser against the production build. `npm test` builds it and starts this. */
export default defineConfig({
	testDir: "journeys",
	outputDir: "../test-results/artifacts",
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	workers: 2,
	timeout: 60_000,
	// How long things take is measured by the benches; here a slow machine only has to get there.
	expect: { timeout: 15_000 },
	// Failures are printed at the end of the log.
	reporter: [[process.stdout.isTTY ? "line" : "dot"], ["json", { outputFile: "../test-results/journeys.json" }]],
	use: {
		baseURL: `http://localhost:${SITE_PORT}`,
		storageState: quietVisitor,
		launchOptions: {
			executablePath: CHROMIUM_PATH,
			args: without3D,
		},
	},
	webServer: [serverFor("site", SITE_PORT, {}), serverFor("configured", CONFIGURED_PORT, configuredSettings)],
	projects: [
		{
			name: "desktop",
			testMatch: /\.(both|desktop)\.spec\.ts$/,
			use: { ...size.desktop, viewport: { width: 1440, height: 900 } },
		},
		{
			name: "phone",
			testMatch: /\.(both|phone)\.spec\.ts$/,
			use: { ...size.phone, viewport: { width: 390, height: 844 } },
		},
	],
});
