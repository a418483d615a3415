import { group, heading, paragraph, template, text } from "./parts.ts";

const mail = (label: string) =>
	group(label, {
		subject: template("Onderwerp", ["reference", "day", "from", "meeting"]),
		preview: template("Voorproefje in de mailbox", ["reference", "day", "from", "meeting"]),
		heading,
		text: paragraph("Tekst"),
		button: text("Knop"),
		after: paragraph("Daarna"),
	});

/** Mails about an appointment, and what stands in calendars. */
export const appointmentMails = group("Mails over afspraken", {
	labels: group("Benamingen", {
		meeting: text("Gesprek"),
		when: text("Wanneer"),
		where: text("Waar"),
		mix: text("Mix"),
	}),
	time: template("Dag en tijd", ["day", "from", "to"]),
	places: group("Plaatsen", {
		studio: template("Studio", ["city"]),
		address: template("Adres", ["street", "city"]),
		phone: template("Telefoon", ["city"]),
	}),
	calendar: group("Agenda", {
		title: template("Titel", ["meeting"]),
		reference: template("Kenmerk", ["reference"]),
		manage: template("Beheren", ["link"]),
		feed: template("Naam van de agenda van de studio", ["city"]),
		visitor: template("Bezoeker", ["meeting", "name"]),
	}),
	received: mail("Mail: afspraak gemaakt"),
	moved: mail("Mail: afspraak verzet"),
	cancelled: mail("Mail: afspraak afgezegd"),
	reminder: mail("Mail: herinnering"),
	notices: group("Mails aan de studio", {
		moved: template("Verzet", ["reference"]),
		cancelled: template("Afgezegd", ["reference"]),
	}),
});
