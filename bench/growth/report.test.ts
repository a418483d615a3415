import { expect, test } from "vitest";
import { missedGoals, type Report } from "./report.ts";

const machine = { processor: "x", cores: 2, load: 0, node: "24" };
const size = (times: number, seconds: number, megabytes: number) => ({
	times,
	seconds,
	megabytes,
	pages: 1,
	pictures: 1,
});
const report = (parts: Partial<Report>): Report => ({ date: "2026-11-15", machine, sizes: [], ...parts });

test("linear growth and quick builds are what was promised", () => {
	const sizes = [size(1, 10, 500), size(10, 90, 700), size(30, 330, 900)];
	expect(missedGoals(report({ sizes, today: { unchanged: 1, anew: 12, sentence: 14 } }))).toEqual([]);
});

test("each goal that is missed has its sentence", () => {
	const sizes = [size(1, 10, 100), size(10, 200, 2000)];
	expect(missedGoals(report({ sizes, today: { unchanged: 11, anew: 12, sentence: 16 } }))).toEqual([
		"a build after no change takes 11.0 s, at most 10 s",
		"a build after one changed sentence takes 16.0 s, at most 15 s",
		"10 times the site takes 20.0 times the seconds: more than linear",
		"10 times the site takes 20.0 times the megabytes: more than linear",
	]);
});

test("memory that the system does not tell is no fault", () => {
	expect(missedGoals(report({ sizes: [size(1, 10, 0), size(10, 50, 0)] }))).toEqual([]);
});
