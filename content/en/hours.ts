import type nl from "../nl/hours.ts";

export default {
	firstSaturday: "1st Sat of month",
	byAppointment: "by appointment",
	closed: "closed",
} satisfies typeof nl;
