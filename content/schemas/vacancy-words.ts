import { action, actions, group, paragraph, template, text } from "./parts.ts";

/** What the list of jobs and the pages of the jobs say in common. */
export const vacancyWords = group("Vacatures: gedeelde teksten", {
	status: group("Stand", {
		open: text("Vacature open"),
		closed: text("Vacature dicht"),
	}),
	labels: group("Benamingen", {
		status: text("Stand"),
		place: text("Plaats"),
		hours: text("Uren"),
		extra: text("Extra"),
	}),
	eBike: text("E-bike"),
	week: text("Bij de werkweek"),
	hours: group("Uren per week", {
		atLeast: template("Minstens", ["min"]),
		between: template("Van en tot", ["min", "max"]),
	}),
	read: text("Link: lees meer"),
	apply: text("Knop: solliciteren"),
	openApplication: action("Knop: open sollicitatie"),
	form: group("Formulier", {
		button: text("Knop"),
		textHint: paragraph("Hulp bij de tekst"),
		portfolioHint: paragraph("Hulp bij portfolio"),
		privacy: text("Privacy"),
		mail: group("Mail", {
			text: paragraph("Tekst"),
			actions: actions(),
		}),
	}),
	all: action("Knop naar alle functies"),
});
