import { expect, test } from "vitest";
import type { OpeningHours } from "../facts/company/studios.ts";
import { formatHours } from "./format-hours.ts";

const busy: OpeningHours = {
	open: { days: [1, 2, 3, 4, 5], hours: { from: "09:30", to: "17:00" } },
	firstSaturday: { from: "10:00", to: "16:00" },
	byAppointment: { days: [4], hours: { from: "17:00", to: "21:00" } },
};
const quiet: OpeningHours = {
	open: { days: [3, 4, 5], hours: { from: "10:00", to: "17:00" } },
	byAppointment: { days: [1], hours: { from: "10:00", to: "17:00" } },
	closed: 2,
};

const lines = (hours: OpeningHours, locale: "nl" | "en") =>
	formatHours(hours, locale).map((row) => `${row.days} ${row.hours}`);

test("hours are rows of days and times in the language of the page", () => {
	expect(lines(busy, "nl")).toEqual([
		"ma–vr 09:30–17:00",
		"do 17:00–21:00 op afspraak",
		"1e za v.d. maand 10:00–16:00",
	]);
	expect(lines(quiet, "en")).toEqual(["Wed–Fri 10:00–17:00", "Mon 10:00–17:00 by appointment", "Tue closed"]);
});
