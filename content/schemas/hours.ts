import { fixedText, group } from "./parts.ts";

/** Words between the hours of a studio. */
export const hours = group("Bij openingstijden", {
	firstSaturday: fixedText("Eerste zaterdag"),
	byAppointment: fixedText("Op afspraak"),
	closed: fixedText("Dicht"),
});
