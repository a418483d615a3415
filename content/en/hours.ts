import type nl from "../nl/hours.ts";

export default {
	firstSaturday: "First Sat of the month",
	byAppointment: "by appointment",
	closed: "closed",
} satisfies typeof nl;
