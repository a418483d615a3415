import { createHash } from "node:crypto";
import type { Schedule } from "../../../desk/appointments/schedule.ts";
import type { Random } from "../../../desk/token.ts";

const week: Schedule["openingHours"]["amsterdam"]["week"] = [
	{ day: "wednesday", from: "10:00", to: "17:00" },
	{ day: "thursday", from: "10:00", to: "17:00" },
	{ day: "thursday", from: "17:00", to: "21:00", byAppointment: true },
	{ day: "friday", from: "10:00", to: "17:00" },
];

/** Invented, so that the studio can change its own without breaking a test. */
export const testSchedule: Schedule = {
	openingHours: { amsterdam: { week }, rotterdam: { week } },
	meetingMinutes: { discovery: 60, design: 90, "final-call": 30 },
	meetingsAtOnce: { amsterdam: 1, rotterdam: 1 },
	rules: { noticeHours: 24, horizonDays: 56, startEveryMinutes: 30, openPerAddress: 2, reminderHours: 24 },
};

/** A clock that stands still until a test moves it. */
export function createClock(start = Date.UTC(2026, 10, 15, 12)) {
	let now = start;
	const pass = (ms: number) => {
		now += ms;
	};
	return { now: () => now, pass };
}

/** Random bytes that are the same in every run. */
export function createRandom(seed = "seed"): Random {
	let drawn = 0;
	return (bytes) => {
		drawn += 1;
		return createHash("sha512").update(`${seed} ${drawn}`).digest().subarray(0, bytes);
	};
}
