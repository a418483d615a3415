import { describeMachine, type Machine } from "../machine.ts";
import { table } from "../table.ts";

/** What one bench found: its own tables, and its data where it leaves any. */
export type Outcome = { name: string; passed: boolean; seconds: number; text: string; data?: unknown };
export type Report = { date: string; machine: Machine; outcomes: Outcome[] };

/** One page: what held and what did not, then every bench in full. */
export function describe({ date, machine, outcomes }: Report): string {
	return [
		"# Everything, measured",
		`${date}, ${describeMachine(machine)}.`,
		table(
			["bench", "goals", "minutes"],
			outcomes.map(({ name, passed, seconds }) => [name, passed ? "met" : "missed", (seconds / 60).toFixed(1)]),
		),
		...outcomes.map(({ name, text }) => beneath(name, text)),
	].join("\n\n");
}

/** A bench's page as a part of this one: its headings go one level down. */
function beneath(name: string, text: string): string {
	const lowered = text.trim().replace(/^#(?=#* )/gm, "##");
	return lowered.startsWith("## ") ? lowered : `## ${name}\n\n${lowered}`;
}
