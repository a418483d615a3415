import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSite } from "../build-tools/build-site.ts";
import { settingNames } from "../config/settings.ts";
import { freePort } from "../server/free-port.ts";
import { explain } from "../server/main.ts";
import { findChromium } from "../tests/chromium.ts";
import { faultSettings } from "../tests/fault-settings.ts";

type Count = { passed: number; failed: number };

/** Whoever ends the command ends the tool that is running, with its servers and browsers. */
const signals = ["SIGINT", "SIGTERM"] as const;

const modules = resolve("node_modules");
const total: Count = { passed: 0, failed: 0 };

// Tests decide about settings themselves, whatever the machine or a .env has.
for (const name of settingNames) delete process.env[name];
rmSync("test-results", { recursive: true, force: true });

await check("formatting, lint and import directions", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);
await check("types of routes", "@react-router/dev/bin.cjs", ["typegen"]);
await check("types", "typescript/bin/tsc", ["--noEmit"]);
await check("unused code", "knip/bin/knip.js", []);
await vitest("unit tests", "test-results/unit.json", []);
await step("production build", () => buildSite(resolve(".test-build/site")));
await vitest("finished files", "test-results/built.json", ["--config", "tests/built/vitest.config.ts"]);
await step("test build", () => buildSite(resolve(".test-build/faults"), { ...faultSettings, FAULT_ROUTES: "yes" }));
await step("browser", async () => {
	process.env.CHROMIUM_PATH = await findChromium();
	process.env.SITE_PORT = String(await freePort("localhost"));
	process.env.FAULT_PORT = String(await freePort("localhost"));
});
await counted("journeys", "@playwright/test/cli.js", ["test", "--config", "tests", ...process.argv.slice(2)], () => {
	const stats = Object(readJson("test-results/journeys.json").stats);
	return { passed: Number(stats.expected), failed: Number(stats.unexpected) + Number(stats.flaky) };
});

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A step that either works or not; a failure is counted, and the steps after it still run. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
	const start = performance.now();
	try {
		await work();
		total.passed += 1;
		console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
	} catch (error) {
		total.failed += 1;
		console.error(`✗ ${name}: ${explain(error)}`);
	}
}

function check(name: string, tool: string, args: string[]): Promise<void> {
	return step(name, async () => {
		const code = await run(tool, args);
		if (code !== 0) throw new Error(`ended with code ${code}`);
	});
}

/** A test runner: its own count is added, and a run that ends badly without a failed test counts as one. */
async function counted(name: string, tool: string, args: string[], read: () => Count): Promise<void> {
	console.log(`… ${name}`);
	const code = await run(tool, args);
	let count: Count;
	try {
		count = read();
	} catch {
		count = { passed: 0, failed: 1 };
	}
	if (code !== 0 && count.failed === 0) count.failed = 1;
	if (count.passed + count.failed === 0) count.failed = 1;
	total.passed += count.passed;
	total.failed += count.failed;
	console.log(`${count.failed === 0 ? "✓" : "✗"} ${name}: ${count.passed} passed, ${count.failed} failed`);
}

function vitest(name: string, results: string, args: string[]): Promise<void> {
	const reports = ["--reporter=default", "--reporter=json", `--outputFile=${results}`];
	return counted(name, "vitest/vitest.mjs", ["run", ...reports, ...args], () => {
		const { numPassedTests, numFailedTests } = readJson(results);
		return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
	});
}

function run(tool: string, args: string[]): Promise<number> {
	return new Promise((done) => {
		const child = spawn(process.execPath, [join(modules, tool), ...args], { stdio: "inherit" });
		const end = (signal: NodeJS.Signals) => {
			child.kill(signal);
			child.on("exit", () => process.exit(1));
		};
		for (const signal of signals) process.on(signal, end);
		child.on("exit", (code) => {
			for (const signal of signals) process.off(signal, end);
			done(code ?? 1);
		});
	});
}

function readJson(file: string): Record<string, unknown> {
	return Object(JSON.parse(readFileSync(file, "utf8")));
}
