import { group, heading, longText, text } from "./parts.ts";

const mail = (label: string) =>
	group(label, {
		subject: text("Onderwerp"),
		preview: text("Voorproefje in de mailbox"),
		heading,
		text: longText("Tekst"),
		button: text("Knop"),
		expiry: text("Hoe lang de link werkt"),
		mistake: longText("Niet aangevraagd"),
	});

/** The newsletter: its form and the mails that confirm a sign-up. */
export const newsletterWords = group("Nieuwsbrief: formulier en mails", {
	form: group("Formulier", {
		label: text("Naam van het veld"),
		button: text("Knop"),
		consent: longText(
			"Toestemming",
			"Waar een bezoeker mee instemt. Elke wijziging wordt een nieuwe versie, die bij de toestemming bewaard blijft.",
		),
		honeypot: text("Valstrik voor robots"),
		busy: text("Terwijl het verstuurt"),
		done: longText("Gelukt"),
	}),
	mail: group("Mails", {
		confirm: mail("Mail: bevestigen"),
		already: mail("Mail: al ingeschreven"),
		unsubscribe: text("Link: uitschrijven"),
		sender: longText("Afzender"),
	}),
});
