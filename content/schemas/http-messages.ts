import { group, text } from "./parts.ts";

/** The server's plain-text messages for requests that no page answers. */
export const httpMessages = group("Korte antwoorden van de server", {
	badRequest: text("Onleesbaar verzoek"),
	methodNotAllowed: text("Adres kan alleen worden gelezen"),
	tooLarge: text("Bericht te groot"),
	addressTooLong: text("Adres te lang"),
	foreignForm: text("Formulier van een andere site"),
	serverError: text("Fout bij ons"),
	unavailable: text("Server even niet beschikbaar"),
});
