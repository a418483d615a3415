import { bullets } from "../bullets.ts";
import { describeMachine, type Machine } from "../machine.ts";
import { table } from "../table.ts";
import type { Cost } from "./time-build.ts";

export type Size = Cost & { times: number; pages: number; pictures: number };
/** Medians, in seconds, for the site as it is. */
export type Today = { unchanged: number; anew: number; sentence: number };
export type Report = { date: string; machine: Machine; today?: Today; sizes: Size[] };

/** In seconds. Building anew what has not changed is told, but nobody waits for it. */
const goals = { unchanged: 10, sentence: 15 } as const;
/** Measurements differ a little from one run to the next. */
const slack = 1.15;

/** A sentence for each goal that is missed. */
export function missedGoals({ today, sizes }: Report): string[] {
	const missed: string[] = [];
	if (today && today.unchanged > goals.unchanged)
		missed.push(`a build after no change takes ${seconds(today.unchanged)}, at most ${goals.unchanged} s`);
	if (today && today.sentence > goals.sentence)
		missed.push(`a build after one changed sentence takes ${seconds(today.sentence)}, at most ${goals.sentence} s`);
	const one = sizes.find(({ times }) => times === 1);
	for (const size of one ? sizes : []) {
		for (const what of ["seconds", "megabytes"] as const) {
			const factor = one && one[what] > 0 ? size[what] / one[what] : 0;
			if (factor > size.times * slack)
				missed.push(`${size.times} times the site takes ${factor.toFixed(1)} times the ${what}: more than linear`);
		}
	}
	return missed;
}

export function describe(report: Report): string {
	const { date, machine, today, sizes } = report;
	const missed = missedGoals(report);
	return [
		"# Growth, measured",
		`${date}, ${describeMachine(machine)}.`,
		...(today ? ["## Today's site, built again", todayTable(today)] : []),
		...(sizes.length > 0
			? [
					"## A larger site, built from nothing",
					"Nothing is kept from an earlier build. Further pages are clones of today's, further pictures today's in other colours; all pictures are 480 px wide here, because encoding large ones would hide everything else. Memory is the most that all processes of the build held at one moment.",
					sizeTable(sizes),
				]
			: []),
		"## Missed goals",
		bullets(missed, "None."),
	].join("\n\n");
}

function todayTable({ unchanged, anew, sentence }: Today): string {
	return table(
		["what", "s", "goal s"],
		[
			["nothing changed: npm run build", unchanged.toFixed(1), String(goals.unchanged)],
			["nothing changed: npm run build -- --anew", anew.toFixed(1), ""],
			["one sentence changed: npm run build", sentence.toFixed(1), String(goals.sentence)],
		],
	);
}

function sizeTable(sizes: readonly Size[]): string {
	const one = sizes.find(({ times }) => times === 1);
	const factor = (value: number, first: number | undefined) => (first ? (value / first).toFixed(1) : "");
	return table(
		["size", "pages", "pictures", "s", "× s", "MB", "× MB"],
		sizes.map((size) => [
			`${size.times}×`,
			String(size.pages),
			String(size.pictures),
			size.seconds.toFixed(1),
			factor(size.seconds, one?.seconds),
			size.megabytes.toFixed(0),
			factor(size.megabytes, one?.megabytes),
		]),
	);
}

const seconds = (value: number) => `${value.toFixed(1)} s`;
