import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

/** Journeys that are about Chromium's own things: drawing in 3D without a graphics card. */
const chromiumOnly = /\/(mixer-stage|no-webgl)\.desktop\.spec\.ts$/;

/** The same journeys in a Firefox as people have it (docs/decisions/0016). `npm run test:firefox` starts this. */
export default defineConfig({
	...base,
	testDir: "..",
	outputDir: "../../test-results/firefox",
	reporter: [["line"]],
	webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: "../.." })),
	// Firefox takes its time on a busy machine.
	timeout: 180_000,
	expect: { timeout: 45_000 },
	use: {
		...base.use,
		browserName: "firefox",
		channel: "moz-firefox",
		launchOptions: {
			executablePath: process.env.FIREFOX_LAUNCHER ?? "",
			// A page that the back button brings back as it was does not load, for which Playwright waits.
			firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
		},
	},
	projects: [
		{
			name: "desktop",
			testMatch: /\.(both|desktop)\.spec\.ts$/,
			testIgnore: chromiumOnly,
			use: { viewport: { width: 1440, height: 900 } },
		},
		{ name: "phone", testMatch: /\.both\.spec\.ts$/, use: { viewport: { width: 390, height: 844 } } },
	],
});
