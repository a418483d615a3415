import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { buildSite, isUpToDate } from "../build-tools/build-site.ts";
import { settingNames } from "../config/settings.ts";
import { freePort } from "../server/free-port.ts";
import { explain } from "../server/main.ts";
import { faultSettings } from "../tests/fault-settings.ts";
import { findFirefox } from "../tests/firefox/find-firefox.ts";

// Tests decide about settings themselves, whatever the machine or a .env has.
for (const name of settingNames) delete process.env[name];

try {
	const found = findFirefox();
	if ("reason" in found) console.log(`Journeys in Firefox: skipped, because ${found.reason}.`);
	else process.exitCode = await runJourneys(found.path);
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}

async function runJourneys(firefox: string): Promise<number> {
	const site = resolve(".test-build/site");
	const faults = resolve(".test-build/faults");
	const faultBuild = { ...faultSettings, FAULT_ROUTES: "yes" };
	if (!isUpToDate(site)) await buildSite(site);
	if (!isUpToDate(faults, faultBuild)) await buildSite(faults, faultBuild);
	// Nobody is on the newsletter's list yet, whichever browser ran before.
	rmSync("test-results/data", { recursive: true, force: true });
	const settings = {
		FIREFOX_PATH: firefox,
		FIREFOX_LAUNCHER: writeLauncher(),
		SITE_PORT: String(await freePort("localhost")),
		FAULT_PORT: String(await freePort("localhost")),
	};
	const words = ["test", "--config", "tests/firefox", ...process.argv.slice(2)];
	const child = spawn(process.execPath, [resolve("node_modules/@playwright/test/cli.js"), ...words], {
		stdio: "inherit",
		env: { ...process.env, ...settings },
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
	return new Promise((done) => {
		child.on("exit", (code) => done(code ?? 1));
	});
}

/** Playwright starts one file and gives it the browser's words. */
function writeLauncher(): string {
	const file = resolve(".test-build/firefox");
	mkdirSync(dirname(file), { recursive: true });
	const script = resolve("tests/firefox/launch.ts");
	writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`, { mode: 0o755 });
	return file;
}
