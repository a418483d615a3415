import { expect, test } from "vitest";
import { parseAppointmentQuery } from "./appointment-query.ts";

const read = (query: string) => parseAppointmentQuery(new URLSearchParams(query));

test("an address preselects meeting, studio and time", () => {
	expect(read("type=final-call&studio=rotterdam&start=2026-11-23T10:00:00%2B01:00")).toEqual({
		type: "final-call",
		studio: "rotterdam",
		start: "2026-11-23T10:00:00+01:00",
	});
});

test("without them it is a first meeting in Amsterdam, at no time yet; so it is with values that mean nothing", () => {
	const preselected = { type: "discovery", studio: "amsterdam", start: undefined };
	expect(read("")).toEqual(preselected);
	expect(read("type=dinner&studio=paris&start=tomorrow")).toEqual(preselected);
});
