import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";

/** The result of a bench: Markdown with its tables, and a sentence for each goal that was missed. */
export type Report = { title: string; sections: readonly string[]; missed: readonly string[] };

/** Prints a report and leaves it in results/<name>.md. */
export function saveReport(name: string, { title, sections, missed }: Report): void {
	const goals = missed.length > 0 ? missed.map((sentence) => `- ${sentence}`).join("\n") : "None.";
	const text = [`# ${title}`, setting(), ...sections, "## Missed goals", goals].join("\n\n");
	const folder = join(import.meta.dirname, "results");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `${name}.md`), `${text}\n`);
	console.log(`\n${text}`);
}

/** When and on what it was measured, and how busy that computer was: its load of the last minute, in processors. */
function setting(): string {
	const processor = cpus()[0]?.model.trim() ?? "unknown processor";
	const load = (loadavg()[0] ?? 0).toFixed(1);
	const date = new Date().toISOString().slice(0, 10);
	return `${date}, ${processor}, ${availableParallelism()} cores, load ${load}, Node ${process.versions.node}.`;
}
