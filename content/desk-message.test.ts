import { expect, test } from "vitest";
import { deskMessage } from "./desk-message.ts";

test("the desk's messages have their figures written in", () => {
	for (const locale of ["nl", "en"] as const) {
		expect(deskMessage("tooManyAppointments", locale)).toMatch(/\w/);
		expect(deskMessage("tooManyAppointments", locale)).not.toMatch(/[{}]/);
	}
});
