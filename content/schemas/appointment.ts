import { meetingLabels, studioLabels } from "../../facts/editor-labels.ts";
import { each, fillable, group, page, paragraph, text, texts } from "./parts.ts";

export const appointment = page({
	steps: group("Vragen", {
		type: text("Welk gesprek"),
		studio: text("Welke studio"),
		call: text("Bij een telefoongesprek"),
		day: text("Welke dag"),
		you: text("Wie je bent"),
	}),
	kinds: each("Gesprekken", meetingLabels, (label) =>
		group(label, {
			name: text("Naam"),
			short: texts("Kort"),
			bring: text("Meenemen", "Staat ook in de mails."),
		}),
	),
	studios: each("Studio's", studioLabels, text),
	minutes: fillable("Duur", ["minutes"]),
	days: group("Dagen", {
		label: text("Naam voor schermlezers"),
		times: fillable("Tijden", ["day"]),
		free: fillable("Vrije tijden", ["day", "count"]),
		freeOne: fillable("Eén vrije tijd", ["day"]),
		zone: text("Tijdzone"),
		zoneHere: fillable("Tijdzone van de bezoeker", ["time", "day"]),
		none: paragraph("Niets vrij"),
		waiting: text("Terwijl we ophalen"),
		failed: paragraph("Ophalen mislukt"),
		again: text("Knop: opnieuw proberen"),
	}),
	form: group("Formulier", {
		chosen: fillable("Gekozen tijd", ["day", "time"]),
		nearby: text("Tijden in de buurt"),
		mix: text("Mix gaat mee"),
		noteHint: text("Hulp bij de opmerking"),
		phoneHint: text("Hulp bij telefoon"),
		phoneHintCall: text("Hulp bij telefoon, bij een gesprek op afstand"),
		button: text("Knop"),
		after: paragraph("Daarna"),
		afterMail: paragraph("Daarna, als er mail wordt gestuurd"),
		privacy: paragraph("Privacy"),
	}),
});
