import { readFileSync, rmSync } from "node:fs";
import { checkTypes, lint, runTool } from "../build-tools/run-tool.ts";
import { messageOf } from "./run-command.ts";
import { buildConfigured, buildForTests, forgetSettings, runJourneys } from "./test-builds.ts";

type Count = { passed: number; failed: number };

const total: Count = { passed: 0, failed: 0 };

forgetSettings();
rmSync("test-results", { recursive: true, force: true });

await Promise.all([
	runCheck("formatting and lint", lint),
	runCheck("types", () => checkTypes()),
	runCheck("unused code", () => runTool("knip/bin/knip.js")),
]);
// Many unit tests wait for processes, so a build fits beside them.
await Promise.all([vitest("unit tests", "test-results/unit.json", []), runStep("production build", buildForTests)]);
await Promise.all([
	vitest("finished files", "test-results/built.json", ["--config", "tests/built/vitest.config.ts"]),
	runStep("configured build", buildConfigured),
]);
await runCounted(
	"journeys",
	() => runJourneys(process.argv.slice(2)),
	() => {
		const stats = Object(readJson("test-results/journeys.json").stats);
		return { passed: Number(stats.expected), failed: Number(stats.unexpected) + Number(stats.flaky) };
	},
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A failure is counted, and the steps after it still run. */
async function runStep(name: string, work: () => Promise<void>): Promise<void> {
	const start = performance.now();
	try {
		await work();
		total.passed += 1;
		console.log(`✓ ${name} (${secondsSince(start)} s)`);
	} catch (error) {
		total.failed += 1;
		console.error(`✗ ${name}: ${messageOf(error)}`);
	}
}

function runCheck(name: string, run: () => Promise<number>): Promise<void> {
	return runStep(name, async () => {
		const code = await run();
		if (code !== 0) throw new Error(`ended with code ${code}`);
	});
}

/** Adds a test runner's own count. A run that fails without a failed test, or has no tests, counts as one failure. */
async function runCounted(name: string, run: () => Promise<number>, read: () => Count): Promise<void> {
	console.log(`… ${name}`);
	const start = performance.now();
	const count: Count = { passed: 0, failed: 0 };
	try {
		const code = await run();
		Object.assign(count, read());
		if (code !== 0) count.failed = Math.max(count.failed, 1);
	} catch (error) {
		console.error(messageOf(error));
	}
	if (count.passed === 0) count.failed = Math.max(count.failed, 1);
	total.passed += count.passed;
	total.failed += count.failed;
	const mark = count.failed === 0 ? "✓" : "✗";
	console.log(`${mark} ${name}: ${count.passed} passed, ${count.failed} failed (${secondsSince(start)} s)`);
}

function vitest(name: string, results: string, args: string[]): Promise<void> {
	const reports = ["--reporter=default", "--reporter=json", `--outputFile=${results}`];
	return runCounted(
		name,
		() => runTool("vitest/vitest.mjs", ["run", ...reports, ...args]),
		() => {
			const { numPassedTests, numFailedTests } = readJson(results);
			return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
		},
	);
}

function secondsSince(start: number): string {
	return ((performance.now() - start) / 1000).toFixed(0);
}

/** Object(), so that anything can be destructured. */
function readJson(file: string): Record<string, unknown> {
	return Object(JSON.parse(readFileSync(file, "utf8")));
}
