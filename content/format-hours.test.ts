import { expect, test } from "vitest";
import { studios } from "../facts/company/studios.ts";
import { formatHours } from "./format-hours.ts";

const lines = (studio: "amsterdam" | "rotterdam", locale: "nl" | "en") =>
	formatHours(studios[studio].hours, locale).map(({ days, hours }) => `${days} ${hours}`);

test("hours on which all texts agree are certain, the others are by appointment", () => {
	expect(lines("amsterdam", "nl")).toEqual([
		"ma–vr 10:00–17:00",
		"do 17:00–21:00 op afspraak",
		"1e za v.d. maand 10:00–16:00",
	]);
	expect(lines("rotterdam", "en")).toEqual(["Wed–Fri 10:00–17:00", "Mon 10:00–17:00 by appointment", "Tue closed"]);
});
