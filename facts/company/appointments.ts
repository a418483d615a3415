import type * as v from "valibot";
import data from "./appointments.yaml";
import type { appointmentsSchema } from "./appointments-schema.ts";

/** A first meeting and a design meeting take place in a studio; the final call is by phone. */
export const meetingTypes = ["discovery", "design", "final-call"] as const;
export type MeetingType = (typeof meetingTypes)[number];

const appointments: Readonly<v.InferOutput<typeof appointmentsSchema>> = data;

/** How long each meeting takes, how many a studio can have at the same time, and when they can be booked. */
export const { meetingMinutes, meetingsAtOnce, rules: appointmentRules } = appointments;
