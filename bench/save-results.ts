import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const resultFolder = join(import.meta.dirname, "results");

/** Leaves what a bench found in results/, as data and as tables, and prints the tables. */
export function saveResults(name: string, report: unknown, text: string): void {
	mkdirSync(resultFolder, { recursive: true });
	writeFileSync(join(resultFolder, `${name}.json`), `${JSON.stringify(report, null, "\t")}\n`);
	writeFileSync(join(resultFolder, `${name}.md`), `${text}\n`);
	console.log(`\n${text}`);
}
