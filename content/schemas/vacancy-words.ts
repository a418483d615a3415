import { action, actions, fillable, group, longText, paragraph, sentence, text } from "./parts.ts";

/** Words that the list of vacancies and their pages share. */
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
		atLeast: fillable("Minstens", ["min"]),
		between: fillable("Van en tot", ["min", "max"]),
	}),
	read: text("Link: lees meer"),
	apply: text("Knop: solliciteren"),
	openApplication: action("Knop: open sollicitatie"),
	form: group("Formulier", {
		button: text("Knop"),
		textHint: longText("Hulp bij de tekst"),
		portfolioHint: longText("Hulp bij portfolio"),
		privacy: sentence("Privacy"),
		mail: group("Mail", {
			text: paragraph("Tekst"),
			actions: actions(),
		}),
	}),
	all: action("Knop naar alle functies"),
});
