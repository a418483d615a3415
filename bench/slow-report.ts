import { describeMachine, type Machine } from "./machine.ts";

/** What a bench on the slow phone leaves, whatever its results are. */
export type SlowReport<Result> = {
	date: string;
	chromium: string;
	machine: Machine;
	slowdown: number;
	/** The same on a page with nothing on it: what the browser itself needs. */
	floor: number[];
	results: Result[];
};

/** When, with what and on what it was measured. */
export function describeSetting({
	date,
	chromium,
	machine,
	slowdown,
}: Omit<SlowReport<never>, "floor" | "results">): string {
	return `${date}, Chromium ${chromium}, phone screen, processor ${slowdown} times slower; ${describeMachine(machine)}.`;
}
