import { expect, test } from "vitest";
import { deskAnswer } from "./desk-answer.ts";

test("the desk's answers have their figures written in", () => {
	for (const locale of ["nl", "en"] as const) {
		expect(deskAnswer("tooManyAppointments", locale)).toMatch(/\w/);
		expect(deskAnswer("tooManyAppointments", locale)).not.toMatch(/[{}]/);
	}
});
