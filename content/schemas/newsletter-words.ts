import { group, heading, paragraph, text } from "./parts.ts";

const mail = (label: string) =>
	group(label, {
		subject: text("Onderwerp"),
		preview: text("Voorproefje in de mailbox"),
		heading,
		text: paragraph("Tekst"),
		button: text("Knop"),
		expiry: text("Hoe lang de link werkt"),
		mistake: paragraph("Niet aangevraagd"),
	});

/** The newsletter: its form, what the form answers, and the mails that confirm a sign-up. */
export const newsletterWords = group("Nieuwsbrief: formulier en mails", {
	form: group("Formulier", {
		label: text("Naam van het veld"),
		button: text("Knop"),
		consent: paragraph(
			"Toestemming",
			"Waar een bezoeker mee instemt. Elke wijziging wordt een nieuwe versie, die bij de toestemming bewaard blijft.",
		),
		trap: text("Valstrik voor robots"),
		busy: text("Terwijl het verstuurt"),
		done: paragraph("Gelukt"),
	}),
	answers: group("Meldingen", {
		address: text("E-mailadres klopt niet"),
		locale: text("Taal onbekend"),
		unreadable: text("Onleesbaar"),
		wrongType: text("Verkeerd soort bericht"),
		tooLarge: text("Te groot"),
		foreign: text("Van een andere site"),
		tooMany: paragraph("Te vaak"),
		unavailable: paragraph("Even niet beschikbaar"),
		onlyPost: text("Verkeerde manier"),
		unsubscribed: text("Uitgeschreven"),
	}),
	mail: group("Mails", {
		confirm: mail("Mail: bevestigen"),
		already: mail("Mail: al ingeschreven"),
		unsubscribe: text("Link: uitschrijven"),
		sender: paragraph("Afzender"),
	}),
});
