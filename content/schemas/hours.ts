import { group, text } from "./parts.ts";

/** Words between the hours of a studio. */
export const hours = group("Bij openingstijden", {
	firstSaturday: text("Eerste zaterdag"),
	byAppointment: text("Op afspraak"),
	closed: text("Dicht"),
});
