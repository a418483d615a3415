import { bullets } from "../bullets.ts";
import { median } from "../median.ts";
import { describeSetting, type SlowReport } from "../slow-report.ts";
import { table } from "../table.ts";
import type { Moment } from "./cases.ts";
import type { Run } from "./measure.ts";
import type { TimedEvent } from "./record-events.ts";
import { touchMs } from "./touch.ts";

export type Result = { name: string; moment: Moment; runs: Run[] };
export type Report = SlowReport<Result>;

/** From input to the next frame. */
const goalMs = 50;

const middleOf = ({ runs }: Result) => median(runs.map(({ worst }) => worst));

/** A sentence where the slowest interaction of the middle run took too long. */
export function tooSlow(result: Result): string[] {
	const middle = middleOf(result);
	if (middle <= goalMs) return [];
	return [`${result.name}, ${result.moment} hydration: ${middle.toFixed(0)} ms, at most ${goalMs} ms`];
}

export function describe(report: Report): string {
	const { floor, results } = report;
	const missed = results.flatMap(tooSlow);
	return [
		"# Interactions, measured",
		describeSetting(report),
		`From a tap or a key to the next frame on the screen (Event Timing API, in steps of 8 ms, nothing below 16), the slowest interaction of each visit; a finger is on the glass for ${touchMs} ms. "Before" hydration: React has not started (filter and search start it, menu and language switch do not need it); "after": React is there. A tap that leaves the page has no next frame on it; how soon the next page shows is in the navigation bench.`,
		`A tap on a page that holds nothing but the word "ok" takes ${median(floor).toFixed(0)} ms here: what the browser itself needs, slowed down.`,
		table(
			["interaction", "hydration", "median ms", "worst ms", "visits", "slowest event"],
			results.map((result) => [
				result.name,
				result.moment,
				middleOf(result).toFixed(0),
				Math.max(...result.runs.map(({ worst }) => worst)).toFixed(0),
				String(result.runs.length),
				slowestEvent(result.runs.flatMap(({ events }) => events)),
			]),
		),
		"## Missed goals",
		bullets(missed, "None."),
	].join("\n\n");
}

/** What kind it was, and where its time went: waiting for the page, in its handlers, until the frame. */
function slowestEvent(events: readonly TimedEvent[]): string {
	const slowest = events.toSorted((a, b) => b.duration - a.duration)[0];
	if (!slowest) return "none told";
	const { name, duration, delay, processing } = slowest;
	const parts = [delay, processing, duration - delay - processing].map((ms) => Math.max(0, ms).toFixed(0));
	return `${name} ${parts.join(" + ")}`;
}
