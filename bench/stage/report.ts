import { kilobytes } from "../budgets.ts";
import { bullets } from "../bullets.ts";
import { describeMachine, type Machine } from "../machine.ts";
import { median } from "../median.ts";
import { table } from "../table.ts";
import type { Shown } from "./in-page.ts";
import type { FirstFrame, Memory } from "./measure.ts";

export type Report = {
	date: string;
	chromium: string;
	machine: Machine;
	slowdown: number;
	changes: number;
	firstFrames: FirstFrame[];
	colours: Shown[];
	memory: Memory;
};

/** Memory is measured to a few percent, since the engine keeps what it compiled. */
const goals = { kilobytes: 220, firstFrameMs: 2000, colourMs: 50, calls: 100, growth: 1.05 } as const;

type Row = { what: string; goal: string; measured: string; met: boolean };

export const shortfalls = (report: Report): Row[] => rowsOf(report).filter(({ met }) => !met);

export function describe(report: Report): string {
	const { date, chromium, machine, slowdown, changes, colours } = report;
	const missed = shortfalls(report);
	return [
		"# The mixer's stage, measured",
		`${date}, Chromium ${chromium} without a graphics card, phone screen; ${describeMachine(machine)}.`,
		`First frame: from the arrival of the stage's file, processor ${slowdown} times slower, median. Colour: from the choice until its pixels are there, no slow-down, median of ${colours.length} materials. Memory: after ${changes} random changes and after as many again, the same kitchen on the screen, in a browser that does not compile scripts.`,
		table(
			["what", "goal", "measured"],
			rowsOf(report).map(({ what, goal, measured }) => [what, goal, measured]),
		),
		"## Missed goals",
		bullets(
			missed.map(({ what, measured }) => `${what}: ${measured}`),
			"None.",
		),
	].join("\n\n");
}

function rowsOf({ firstFrames, colours, memory }: Report): Row[] {
	const bytes = Math.max(...firstFrames.map((one) => one.bytes));
	const frame = median(firstFrames.map(({ ms }) => ms));
	const worstFrame = Math.max(...firstFrames.map(({ ms }) => ms));
	const colour = median(colours.map(({ ms }) => ms));
	const worstColour = Math.max(...colours.map(({ ms }) => ms));
	const calls = Math.max(...colours.map((one) => one.calls));
	const growth = memory.heap.late / memory.heap.early;
	const left = JSON.stringify(memory.alive.late) === JSON.stringify(memory.alive.early);
	const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
	return [
		{
			what: "file, brotli",
			goal: `${goals.kilobytes} kB`,
			measured: `${kilobytes(bytes)} kB`,
			met: bytes <= goals.kilobytes * 1000,
		},
		{
			what: "first frame",
			goal: `${goals.firstFrameMs} ms`,
			measured: `${frame.toFixed(0)} ms (worst ${worstFrame.toFixed(0)})`,
			met: frame <= goals.firstFrameMs,
		},
		{
			what: "change of colour",
			goal: `${goals.colourMs} ms`,
			measured: `${colour.toFixed(0)} ms (worst ${worstColour.toFixed(0)})`,
			met: colour <= goals.colourMs,
		},
		{ what: "draw calls a frame", goal: String(goals.calls), measured: String(calls), met: calls <= goals.calls },
		{
			what: "memory of scripts",
			goal: `× ${goals.growth}`,
			measured: `${megabytes(memory.heap.early)} → ${megabytes(memory.heap.late)}`,
			met: growth <= goals.growth,
		},
		{ what: "WebGL objects", goal: "as many", measured: left ? "as many" : JSON.stringify(memory.alive), met: left },
	];
}
