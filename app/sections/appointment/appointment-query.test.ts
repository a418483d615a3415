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

test("values that mean nothing count as absent", () => {
	const nothing = { type: undefined, studio: undefined, start: undefined };
	expect(read("")).toEqual(nothing);
	expect(read("type=dinner&studio=paris&start=tomorrow")).toEqual(nothing);
});
