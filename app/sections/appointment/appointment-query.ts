import { type MeetingType, meetingTypes } from "../../../facts/company/appointments.ts";
import { type StudioKey, studioKeys } from "../../../facts/company/studios.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

/** The meeting, studio and time that an address preselects. */
export type AppointmentChoice = {
	type: MeetingType | undefined;
	studio: StudioKey | undefined;
	/** The chosen time, as the desk writes it. */
	start: string | undefined;
};

const startPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/;

/** Values that mean nothing count as absent. */
export function parseAppointmentQuery(query: URLSearchParams): AppointmentChoice {
	const read = (name: PageParameter<"appointment">) => query.get(name) ?? "";
	const start = read("start");
	return {
		type: meetingTypes.find((type) => type === read("type")),
		studio: studioKeys.find((studio) => studio === read("studio")),
		start: startPattern.test(start) ? start : undefined,
	};
}
