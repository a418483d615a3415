import * as v from "valibot";
import { text } from "./parts.ts";

/** Words between the hours of a studio. */
export const hours = v.strictObject({
	firstSaturday: text("Eerste zaterdag"),
	byAppointment: text("Op afspraak"),
	closed: text("Dicht"),
});
