/** What the sign on a studio's door says. <day>, <time>, <from> and <to> are filled in by write-open-now.ts. */
export default {
	/** Before a browser has looked at the clock, and without scripts. */
	anyTime: { title: "Loop binnen", detail: "Behalve op tijden waar 'op afspraak' bij staat." },
	titles: { open: "Nu open", "by-appointment": "Op afspraak", holiday: "Feestdag", closed: "Nu dicht" },
	until: "Tot <time> uur.",
	holiday: "Misschien is er niemand.",
	opens: "<day> open vanaf <time> uur.",
	today: "vandaag",
	tomorrow: "morgen",
	saturday: "Eerstvolgende open zaterdag: <day>, van <from> tot <to> uur.",
};
