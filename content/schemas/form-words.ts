import { group, longText, text } from "./parts.ts";

/** Words that all forms of the desk share. */
export const formWords = group("Formulieren: velden", {
	summary: text("Boven een fout formulier"),
	optional: text("Niet verplicht"),
	honeypot: text("Valstrik voor robots"),
	busy: text("Terwijl het verstuurt"),
	failed: longText("Versturen mislukt"),
	labels: group("Benamingen", {
		name: text("Naam"),
		email: text("E-mail"),
		phone: text("Telefoon"),
		note: text("Opmerking"),
		start: text("Begintijd"),
		subject: text("Onderwerp"),
		question: text("Vraag"),
		boxes: text("Sampleboxen"),
		street: text("Straat"),
		number: text("Huisnummer"),
		postcode: text("Postcode"),
		city: text("Plaats"),
		country: text("Land"),
		text: text("Wie ben je"),
		portfolio: text("Portfolio"),
		vacancy: text("Vacature"),
	}),
	countries: group("Landen", {
		NL: text("Nederland"),
		BE: text("België"),
	}),
});
