import { type PageKey, pathOf } from "../../facts/site/pages.ts";
import { bullets } from "../bullets.ts";
import { median } from "../median.ts";
import { describeSetting, type SlowReport } from "../slow-report.ts";
import { table } from "../table.ts";
import { goalsMs, type Kind } from "./journeys.ts";
import type { Times } from "./note-press.ts";

export type Result = { from: PageKey; to: PageKey; kind: Kind; times: Times[] };
export type Report = SlowReport<Result>;

const shownIn = (times: readonly Times[]) => times.map(({ shown }) => shown);
const paintedIn = (times: readonly Times[]) => times.map(({ painted }) => painted);

/** A sentence where the middle time is over the goal. */
export function tooSlow({ from, to, kind, times }: Result): string[] {
	const middle = median(shownIn(times));
	if (middle <= goalsMs[kind]) return [];
	return [
		`${pathOf(from, "nl")} to ${pathOf(to, "nl")}, ${kind}: ${middle.toFixed(0)} ms, at most ${goalsMs[kind]} ms`,
	];
}

export function describe(report: Report): string {
	const { floor, results } = report;
	const missed = results.flatMap(tooSlow);
	return [
		"# Navigation, measured",
		describeSetting(report),
		"From the release of the pointer until the first paint of the new page with content: until the page itself is done with it (painted), and until the browser has filled the pixels (shown), which this machine does without a graphics card. Goals hold for the latter. `prepared`: the pointer rested on the link, so the browser had the page ready; `cold`: pressed at once, with nothing fetched; `first`: the same, before React has started.",
		`Between two pages that hold nothing but the word "ok" it takes ${median(floor).toFixed(0)} ms here: what the browser itself needs to change documents, slowed down.`,
		table(
			["from", "to", "kind", "painted ms", "shown ms", "worst ms", "visits", "goal ms"],
			results.map(({ from, to, kind, times }) => [
				pathOf(from, "nl"),
				pathOf(to, "nl"),
				kind,
				median(paintedIn(times)).toFixed(0),
				median(shownIn(times)).toFixed(0),
				Math.max(...shownIn(times)).toFixed(0),
				String(times.length),
				String(goalsMs[kind]),
			]),
		),
		"## Missed goals",
		bullets(missed, "None."),
	].join("\n\n");
}
