import * as v from "valibot";
import { group, heading, paragraph, text } from "./parts.ts";

const mail = (label: string) =>
	group(label, {
		subject: text("Onderwerp"),
		preview: text("Voorproefje in de mailbox"),
		heading,
		text: paragraph("Tekst"),
		button: text("Knop"),
		after: paragraph("Daarna"),
	});

/** Mails about an appointment, and what stands in calendars. */
export const appointmentMails = v.strictObject({
	labels: group("Benamingen", {
		meeting: text("Gesprek"),
		when: text("Wanneer"),
		where: text("Waar"),
		mix: text("Mix"),
	}),
	time: text("Dag en tijd"),
	places: group("Plaatsen", {
		studio: text("Studio"),
		address: text("Adres"),
		phone: text("Telefoon"),
	}),
	calendar: group("Agenda", {
		title: text("Titel"),
		reference: text("Kenmerk"),
		manage: text("Beheren"),
		feed: text("Agenda van de studio"),
		visitor: text("Bezoeker"),
	}),
	received: mail("Mail: afspraak gemaakt"),
	moved: mail("Mail: afspraak verzet"),
	cancelled: mail("Mail: afspraak afgezegd"),
	reminder: mail("Mail: herinnering"),
	notices: group("Mails aan de studio", {
		moved: text("Verzet"),
		cancelled: text("Afgezegd"),
	}),
});
