import { expect, test } from "vitest";
import { weekdayNames } from "../facts/company/dutch-time.ts";
import { openStatusAt } from "../facts/company/open-now.ts";
import type { OpeningHours } from "../facts/company/opening-hours.ts";
import { formatOpenNow } from "./format-open-now.ts";
import type { Content } from "./schemas/all.ts";

const words: Content<"open-now"> = {
	anyTime: { title: "Any time", detail: "" },
	titles: { open: "Open", "by-appointment": "If asked", holiday: "Holiday", closed: "Shut" },
	until: "Till <time>.",
	holiday: "Perhaps.",
	opens: "<day> from <time>.",
	today: "this day",
	tomorrow: "next day",
	saturday: "Saturday <day>: <from>–<to>.",
};

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
	const { title, detail, saturday } = formatOpenNow(openStatusAt(hours, new Date(instant)), words, locale);
	return [title, detail, saturday].filter(Boolean).join(" | ");
};

test("a sign for every state", () => {
	// 19 November 2026 is a Thursday.
	expect(sign(busy, "2026-11-19T12:00:00+01:00", "nl")).toBe("Open | Till 17:00. | Saturday 5 december: 10:00–16:00.");
	expect(sign(busy, "2026-11-19T18:00:00+01:00", "nl")).toMatch(/^If asked \| Till 21:00\. Next day from 10:00\. \|/);
	expect(sign(quiet, "2026-11-20T18:00:00+01:00", "nl")).toBe("Shut | Woensdag from 10:00.");
	expect(sign(quiet, "2026-12-25T12:00:00+01:00", "nl")).toBe("Holiday | Perhaps. Woensdag from 10:00.");
	expect(sign(busy, "2026-11-19T08:00:00+01:00", "nl")).toMatch(/^Shut \| This day from 10:00\./);
});

test("today is a word, and what is far away has its date", () => {
	expect(sign(busy, "2026-12-05T12:00:00+01:00", "en")).toBe("Open | Till 16:00. | Saturday this day: 10:00–16:00.");
	expect(sign(quiet, "2026-11-17T12:00:00+01:00", "en")).toBe("Shut | Next day from 10:00.");
	const shut = { ...quiet, closedDates: ["2026-11-18", "2026-11-19", "2026-11-20"] };
	expect(sign(shut, "2026-11-17T12:00:00+01:00", "en")).toBe("Shut | Wednesday 25 November from 10:00.");
});
