import { expect, test } from "vitest";
import { weekdayNames } from "../facts/company/dutch-time.ts";
import type { OpeningHours } from "../facts/company/opening-hours.ts";
import { formatHours } from "./format-hours.ts";

const busy: OpeningHours = {
	week: [
		...weekdayNames.slice(0, 5).map((day) => ({ day, from: "09:30", to: "17:00" })),
		{ day: "thursday", from: "17:00", to: "21:00", byAppointment: true },
	],
	firstSaturday: { from: "10:00", to: "16:00" },
};
const quiet: OpeningHours = {
	week: [
		...weekdayNames.slice(2, 5).map((day) => ({ day, from: "10:00", to: "17:00" })),
		{ day: "monday", from: "10:00", to: "17:00", byAppointment: true },
	],
	closedDays: ["tuesday"],
};

const words = { firstSaturday: "first Sat", byAppointment: "if asked", closed: "shut" };

const lines = (hours: OpeningHours, locale: "nl" | "en") =>
	formatHours(hours, locale, words).map((row) => `${row.days} ${row.hours}`);

test("hours are rows of days and times in the language of the page", () => {
	expect(lines(busy, "nl")).toEqual(["ma–vr 09:30–17:00", "do 17:00–21:00 if asked", "first Sat 10:00–16:00"]);
	expect(lines(quiet, "en")).toEqual(["Wed–Fri 10:00–17:00", "Mon 10:00–17:00 if asked", "Tue shut"]);
});

test("days with hours of their own get a row, and days in between are left out of a range", () => {
	const short: OpeningHours = {
		week: [
			{ day: "wednesday", from: "10:00", to: "17:00" },
			{ day: "tuesday", from: "12:00", to: "18:00" },
			{ day: "monday", from: "10:00", to: "17:00" },
			{ day: "saturday", from: "10:00", to: "17:00" },
		],
		closedDays: ["friday", "thursday"],
	};
	expect(lines(short, "nl")).toEqual(["ma, wo, za 10:00–17:00", "di 12:00–18:00", "do–vr shut"]);
});
