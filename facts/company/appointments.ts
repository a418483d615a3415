import type { StudioKey } from "./studios.ts";

/** A first meeting and a design meeting take place in a studio; the final call is by phone. */
export const meetingTypes = ["discovery", "design", "final-call"] as const;
export type MeetingType = (typeof meetingTypes)[number];

/** How long each takes. */
export const meetingMinutes: Readonly<Record<MeetingType, number>> = { discovery: 60, design: 90, "final-call": 30 };

/** How many meetings a studio can have at the same time. */
export const meetingsAtOnce: Readonly<Record<StudioKey, number>> = { amsterdam: 1, rotterdam: 1 };

export const appointmentRules = {
	/** A meeting is booked, or moved to its new time, at least this long before it. */
	noticeHours: 24,
	/** How far ahead can be booked. */
	horizonDays: 56,
	/** Meetings begin on the hour and at these steps after it. */
	startEveryMinutes: 30,
	/** Appointments that one address may have in the future. */
	openPerAddress: 2,
	/** A mail reminds of the meeting this long before it. */
	reminderHours: 24,
} as const;
