/** What the server says, as plain text, when a request never gets as far as a page. */
export default {
	badRequest: "Dit verzoek kunnen we niet lezen. Controleer het adres.",
	methodNotAllowed: "Dit adres kan alleen worden gelezen.",
	tooLarge: "Dit bericht is te groot.",
	addressTooLong: "Dit adres is te lang.",
	foreignForm: "Inschrijven kan alleen vanaf onze eigen site.",
	serverError: "Er ging iets mis bij ons. Probeer het zo nog eens.",
	unavailable: "De server is even niet beschikbaar. Probeer het zo nog eens.",
};
