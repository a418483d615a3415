import { expect, test } from "vitest";
import { weekdayNames } from "../facts/company/dutch-time.ts";
import { openStatusAt } from "../facts/company/open-now.ts";
import type { OpeningHours } from "../facts/company/opening-hours.ts";
import { formatOpenNow } from "./format-open-now.ts";
import { readContent } from "./read-content.ts";

const en = readContent("open-now", "en");
const nl = readContent("open-now", "nl");

const office = { from: "10:00", to: "17:00" };
const busy: OpeningHours = {
	week: [
		...weekdayNames.slice(0, 5).map((day) => ({ day, ...office })),
		{ day: "thursday", from: "17:00", to: "21:00", byAppointment: true },
	],
	firstSaturday: { from: "10:00", to: "16:00" },
};
const quiet: OpeningHours = {
	week: [
		...weekdayNames.slice(2, 5).map((day) => ({ day, ...office })),
		{ day: "monday", ...office, byAppointment: true },
	],
};

const sign = (hours: OpeningHours, instant: string, locale: "nl" | "en") => {
	const { title, detail, saturday } = formatOpenNow(openStatusAt(hours, new Date(instant)), { nl, en }[locale], locale);
	return [title, detail, saturday].filter(Boolean).join(" | ");
};

test("a sign in Dutch for every state", () => {
	// 19 November 2026 is a Thursday.
	expect(sign(busy, "2026-11-19T12:00:00+01:00", "nl")).toBe(
		"Nu open | Tot 17:00 uur. | Eerstvolgende open zaterdag: 5 december, van 10:00 tot 16:00 uur.",
	);
	expect(sign(busy, "2026-11-19T18:00:00+01:00", "nl")).toMatch(
		/^Op afspraak \| Tot 21:00 uur\. Morgen open vanaf 10:00 uur\. \|/,
	);
	expect(sign(quiet, "2026-11-20T18:00:00+01:00", "nl")).toBe("Nu dicht | Woensdag open vanaf 10:00 uur.");
	expect(sign(quiet, "2026-12-25T12:00:00+01:00", "nl")).toBe(
		"Feestdag | Misschien is er niemand. Woensdag open vanaf 10:00 uur.",
	);
	expect(sign(busy, "2026-11-19T08:00:00+01:00", "nl")).toMatch(/^Nu dicht \| Vandaag open vanaf 10:00 uur\./);
});

test("a sign in English, with today as a word and a date for what is far away", () => {
	expect(sign(busy, "2026-12-05T12:00:00+01:00", "en")).toBe(
		"Open now | Until 16:00. | Next Saturday opening: today, from 10:00 to 16:00.",
	);
	expect(sign(quiet, "2026-11-17T12:00:00+01:00", "en")).toBe("Closed now | Opens tomorrow at 10:00.");
	const shut = { ...quiet, closedDates: ["2026-11-18", "2026-11-19", "2026-11-20"] };
	const { detail } = formatOpenNow(openStatusAt(shut, new Date("2026-11-17T12:00:00+01:00")), en, "en");
	expect(detail).toBe("Opens Wednesday 25 November at 10:00.");
});
