import { group, text } from "./parts.ts";

/** What the server says, as plain text, when a request never gets as far as a page. */
export const httpAnswers = group("Korte antwoorden van de server", {
	badRequest: text("Onleesbaar verzoek"),
	methodNotAllowed: text("Adres kan alleen worden gelezen"),
	tooLarge: text("Bericht te groot"),
	addressTooLong: text("Adres te lang"),
	foreignForm: text("Formulier van een andere site"),
	serverError: text("Fout bij ons"),
	unavailable: text("Server even niet beschikbaar"),
});
