import "./check-facts-first.ts";
import { execFileSync } from "node:child_process";
import { checkAllData } from "../build-tools/check-all-data.ts";
import { checkTypes, lint, runTool } from "../build-tools/run-tool.ts";
import { shownOnHints } from "../content/shown-on-hints.ts";
import { wrongImports } from "../tests/rules/import-rules.ts";
import { staleTranslationHints } from "./stale-translations.ts";

// To run before each commit: format, lint, types, import directions, data, and unit tests that a change can break.
const base = baseCommit();
const codes = await Promise.all([
	lint(),
	checkTypes(),
	runTool("vitest/vitest.mjs", ["run", "--passWithNoTests", "--changed", base]),
]);
const wrong = wrongImports(".");
for (const line of wrong) console.error(`Not allowed (tests/rules/import-rules.ts): ${line}`);
const wrongData = await checkAllData();
for (const line of wrongData) console.error(line);
if (wrongData.length === 0) {
	for (const line of [...shownOnHints(), ...staleTranslationHints(base)]) console.log(`Let op: ${line}`);
}
const failed = wrong.length + wrongData.length > 0 || codes.some((code) => code !== 0);
console.log(failed ? "\n✗ See above; npm run fix mends formatting and lint." : "\n✓ All well.");
process.exitCode = failed ? 1 : 0;

/** On a branch, the commit where it left main; on main, the last commit. */
function baseCommit(): string {
	try {
		return execFileSync("git", ["merge-base", "HEAD", "main"], { encoding: "utf8", stdio: "pipe" }).trim();
	} catch {
		return "HEAD";
	}
}
