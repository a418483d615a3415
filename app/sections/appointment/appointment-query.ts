import { type MeetingType, meetingTypes } from "../../../facts/company/appointments.ts";
import { type StudioKey, studioKeys } from "../../../facts/company/studios.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

/** What an address preselects. */
export type AppointmentChoice = {
	type: MeetingType;
	studio: StudioKey;
	/** The chosen time, as the desk writes it. */
	start: string | undefined;
};

const startPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/;

/** Where the address says nothing, or nothing we know: a first meeting in Amsterdam. */
export function parseAppointmentQuery(query: URLSearchParams): AppointmentChoice {
	const read = (name: PageParameter<"appointment">) => query.get(name) ?? "";
	const start = read("start");
	return {
		type: meetingTypes.find((type) => type === read("type")) ?? "discovery",
		studio: studioKeys.find((studio) => studio === read("studio")) ?? "amsterdam",
		start: startPattern.test(start) ? start : undefined,
	};
}
