import type nl from "../nl/open-now.ts";

export default {
	anyTime: { title: "Walk right in", detail: "Except at hours marked 'by appointment'." },
	titles: { open: "Open now", "by-appointment": "By appointment", holiday: "Public holiday", closed: "Closed now" },
	until: "Until <time>.",
	holiday: "There may be nobody in.",
	opens: "Opens <day> at <time>.",
	today: "today",
	tomorrow: "tomorrow",
	saturday: "Next Saturday opening: <day>, from <from> to <to>.",
} satisfies typeof nl;
