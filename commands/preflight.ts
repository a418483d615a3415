import "./check-facts-first.ts";
import { parseArgs } from "node:util";
import { missingSettings, unusedSettings } from "../config/missing-settings.ts";
import { describeUnfilled, unfilledFacts } from "../facts/unfilled.ts";
import { runCommand } from "./run-command.ts";

// What is missing before the site goes live: facts in Dutch for the studio, settings in English for the operator.
await runCommand(async () => {
	const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });
	const facts = unfilledFacts().map(describeUnfilled);
	const settings = missingSettings(process.env);
	printList("Nog in te vullen of te bevestigen door de studio", facts);
	printList("Settings that are missing for going live; .env.example explains them", settings);
	printList("Settings that may stay empty", unusedSettings(process.env));
	const isReady = facts.length + settings.length === 0;
	console.log(isReady ? "Ready: nothing is missing for going live." : "The site works without these.");
	if (values.strict && !isReady) process.exitCode = 1;
});

function printList(heading: string, lines: readonly string[]): void {
	if (lines.length === 0) return;
	console.log(`${heading} (${lines.length}):`);
	for (const line of lines) console.log(`  - ${line}`);
}
