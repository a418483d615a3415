import { fillable, group, heading, longText, text } from "./parts.ts";

const mail = (label: string) =>
	group(label, {
		subject: fillable("Onderwerp", ["reference", "day", "from", "meeting"]),
		preview: fillable("Voorproefje in de mailbox", ["reference", "day", "from", "meeting"]),
		heading,
		text: longText("Tekst"),
		button: text("Knop"),
		after: longText("Daarna"),
	});

/** Mails about an appointment, and its calendar entries. */
export const appointmentMails = group("Mails over afspraken", {
	labels: group("Benamingen", {
		meeting: text("Gesprek"),
		when: text("Wanneer"),
		where: text("Waar"),
		mix: text("Mix"),
	}),
	time: fillable("Dag en tijd", ["day", "from", "to"]),
	places: group("Plaatsen", {
		studio: fillable("Studio", ["city"]),
		address: fillable("Adres", ["street", "city"]),
		phone: fillable("Telefoon", ["city"]),
	}),
	calendar: group("Agenda", {
		title: fillable("Titel", ["meeting"]),
		reference: fillable("Kenmerk", ["reference"]),
		manage: fillable("Beheren", ["link"]),
		feed: fillable("Naam van de agenda van de studio", ["city"]),
		visitor: fillable("Bezoeker", ["meeting", "name"]),
	}),
	received: mail("Mail: afspraak gemaakt"),
	moved: mail("Mail: afspraak verzet"),
	cancelled: mail("Mail: afspraak afgezegd"),
	reminder: mail("Mail: herinnering"),
	notices: group("Mails aan de studio", {
		moved: fillable("Verzet", ["reference"]),
		cancelled: fillable("Afgezegd", ["reference"]),
	}),
});
