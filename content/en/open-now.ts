import type nl from "../nl/open-now.ts";

export default {
	anyTime: { title: "Walk right in", detail: "Any time within the hours below." },
	titles: { open: "Open now", "by-appointment": "By appointment", holiday: "Public holiday", closed: "Closed now" },
	until: "Until <time>.",
	holiday: "Ask first whether anyone is in.",
	opens: "Opens <day> at <time>.",
	today: "today",
	tomorrow: "tomorrow",
	saturday: "Next Saturday opening: <day>, from <from> to <to>.",
} satisfies typeof nl;
