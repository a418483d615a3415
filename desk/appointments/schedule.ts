import { appointmentRules, meetingMinutes, meetingsAtOnce } from "../../facts/company/appointments.ts";
import { openingHours } from "../../facts/company/opening-hours.ts";

/** When the studios are open, and which meetings they take. Tests invent one. */
export type Schedule = {
	openingHours: typeof openingHours;
	meetingMinutes: typeof meetingMinutes;
	meetingsAtOnce: typeof meetingsAtOnce;
	rules: typeof appointmentRules;
};

/** The studio's own, from the facts. */
export const studioSchedule: Schedule = { openingHours, meetingMinutes, meetingsAtOnce, rules: appointmentRules };
