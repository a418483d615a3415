import { expect, test } from "vitest";
import { stringify } from "yaml";
import { checkYaml } from "../../yaml/check-yaml.ts";
import { weekdayNames } from "./dutch-time.ts";
import { studioHoursSchema } from "./opening-hours-schema.ts";

const office = { from: "10:00", to: "17:00" };
/** Invented: open from Monday to Wednesday, and in the evening by appointment. */
const hours = {
	week: [
		...weekdayNames.slice(0, 3).map((day) => ({ day, ...office })),
		{ day: "monday", from: "17:00", to: "20:00", byAppointment: true },
	],
	closedDays: ["thursday", "friday"],
};
const faults = (change: Record<string, unknown>) =>
	checkYaml("s.yaml", stringify({ ...hours, ...change }), studioHoursSchema).map(
		({ line, field, problem }) => `${line} ${field} ${problem}`,
	);

test("hours by day, with times of their own, first Saturdays and single closed days", () => {
	expect(faults({})).toEqual([]);
	const week = [...hours.week, { day: "saturday", from: "12:00", to: "18:00" }];
	expect(faults({ week, closedDates: ["2026-12-24"] })).toEqual([]);
	expect(faults({ firstSaturday: office, closedDates: [] })).toEqual([]);
});

test("a working day about which nothing is said", () => {
	expect(faults({ closedDays: ["friday"] })).toEqual([
		"1 week zegt niets over donderdag; voeg de tijden toe, of noem de dag bij Vaste sluitingsdagen (closedDays)",
	]);
});

test("a day that is both open and closed is told at the line where it is closed", () => {
	expect(faults({ closedDays: ["monday", "thursday", "friday"] })).toEqual([
		"16 closedDays.0 is maandag, dat ook tijden heeft; haal het hier of daar weg",
	]);
});

test("hours of one day that overlap, by appointment or not", () => {
	expect(faults({ week: [...hours.week, { day: "monday", from: "16:00", to: "17:30" }] })).toEqual([
		"15 week.4 overlapt met de tijden van 10:00 tot 17:00 op dezelfde dag; verander er één",
		"15 week.4 overlapt met de tijden van 17:00 tot 20:00 op dezelfde dag; verander er één",
	]);
	expect(faults({ firstSaturday: office, week: [...hours.week, { day: "saturday", ...office }] })).toEqual([
		expect.stringContaining("firstSaturday staat naast tijden voor elke zaterdag"),
	]);
});

test("times in the wrong order or unreadable, and days that do not exist", () => {
	expect(faults({ firstSaturday: { from: "17:00", to: "09:00" } })).toEqual([
		expect.stringContaining("firstSaturday.to is 09:00, niet na 17:00"),
	]);
	const [, ...rest] = hours.week;
	expect(faults({ week: [{ day: "monday", from: "9:00", to: "17:00" }, ...rest] })).toEqual([
		"3 week.0.from is geen tijd; schrijf het als 09:30",
	]);
	expect(faults({ week: [{ day: "maandag", ...office }, ...rest] })[0]).toContain(
		"2 week.0.day moet een van deze zijn: monday",
	);
	expect(faults({ closedDates: ["24 december", "2026-02-30"] })).toEqual([
		"19 closedDates.0 is geen datum; schrijf het als 2026-12-24",
		"20 closedDates.1 is een dag die niet bestaat; verbeter hem",
	]);
});
