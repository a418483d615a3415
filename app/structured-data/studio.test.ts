import { expect, test } from "vitest";
import { hoursWithoutAppointment } from "./studio.ts";

test("search engines get the hours without appointment, days that share them together", () => {
	const office = { from: "10:00", to: "17:00" };
	const week = [
		{ day: "monday" as const, ...office },
		{ day: "tuesday" as const, from: "12:00", to: "18:00" },
		{ day: "wednesday" as const, ...office },
		{ day: "wednesday" as const, from: "17:00", to: "21:00", byAppointment: true },
	];
	const type = "OpeningHoursSpecification";
	const [monday, tuesday, wednesday] = ["Monday", "Tuesday", "Wednesday"].map((day) => `https://schema.org/${day}`);
	expect(hoursWithoutAppointment({ week })).toEqual([
		{ "@type": type, dayOfWeek: [monday, wednesday], opens: "10:00", closes: "17:00" },
		{ "@type": type, dayOfWeek: [tuesday], opens: "12:00", closes: "18:00" },
	]);
});
