import { fillable, group, heading, page, paragraph, text } from "./parts.ts";

const state = (label: string) =>
	group(label, {
		heading,
		lead: paragraph("Intro"),
	});

export const appointmentManage = page({
	states: group("Standen", {
		new: state("Nieuw"),
		open: state("Afspraak staat"),
		moved: state("Verzet"),
		cancelled: state("Afgezegd"),
		over: state("Geweest"),
		down: state("Even niet te bereiken"),
		gone: state("Link onbekend"),
	}),
	labels: group("Benamingen", {
		reference: text("Kenmerk"),
		type: text("Gesprek"),
		when: text("Wanneer"),
		where: text("Waar"),
		phone: fillable("Telefoon", ["city"]),
		studio: fillable("Studio", ["city"]),
		time: fillable("Tijd", ["day", "from", "to"]),
	}),
	keep: group("Bewaren", {
		heading,
		mail: paragraph("Mail"),
		noMail: paragraph("Als er geen mail wordt gestuurd"),
		calendar: text("Link: agenda"),
	}),
	move: group("Verzetten", {
		heading,
		text: paragraph("Tekst"),
		open: text("Knop: andere tijd zoeken"),
		button: text("Knop"),
	}),
	cancel: group("Afzeggen", {
		heading,
		text: paragraph("Tekst"),
		button: text("Knop"),
	}),
});
