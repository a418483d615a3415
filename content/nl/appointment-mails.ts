/** Mails about an appointment, and what stands in calendars. */
export default {
	labels: { meeting: "Gesprek", when: "Wanneer", where: "Waar", mix: "Mix" },
	time: "<day>, <from> tot <to> uur",
	places: {
		studio: "Onze studio in <city>",
		address: "<street>, <city>",
		phone: "Aan de telefoon, vanuit <city>",
	},
	calendar: {
		title: "<meeting> bij No More Boring Kitchens",
		reference: "Nummer: <reference>",
		manage: "Verzetten of afzeggen: <link>",
		/** The studio's own feed. */
		feed: "Afspraken <city>",
		visitor: "<meeting>: <name>",
	},
	received: {
		subject: "Je afspraak staat genoteerd (<reference>)",
		preview: "<meeting>, <day> om <from> uur.",
		heading: "Staat genoteerd",
		text: "We kijken ernaar uit. De afspraak zit bij deze mail, dus je agenda weet het ook.",
		button: "Verzetten of afzeggen",
		after: "Komt er iets tussen? Met de knop kies je een andere tijd of zeg je af, tot het gesprek begint.",
	},
	moved: {
		subject: "Je afspraak is verzet (<reference>)",
		preview: "De nieuwe tijd: <day> om <from> uur.",
		heading: "Nieuwe tijd, zelfde keuken",
		text: "De oude tijd is vrij, deze is van jou. De afspraak in je agenda verhuist mee met het bestand bij deze mail.",
		button: "Verzetten of afzeggen",
		after: "Nog eens verzetten mag, tot het gesprek begint.",
	},
	cancelled: {
		subject: "Je afspraak is afgezegd (<reference>)",
		preview: "Deze afspraak gaat niet door.",
		heading: "De la is weer dicht",
		text: "Deze afspraak gaat niet door. Met het bestand bij deze mail verdwijnt hij ook uit je agenda.",
		button: "Kies een nieuwe tijd",
		after: "Liever binnenlopen? Dat mag, tijdens de openingstijden.",
	},
	reminder: {
		subject: "Bijna zover: <day> om <from> uur",
		preview: "Over een dag is je afspraak bij No More Boring Kitchens.",
		heading: "Bijna zover",
		text: "Over een dag praten we over je keuken. Foto's, maten en tegenstrijdige wensen zijn welkom.",
		button: "Verzetten of afzeggen",
		after: "Lukt het toch niet? Zeg het even. Iemand anders wil die la wel.",
	},
	/** To the studio. */
	notices: { moved: "Afspraak <reference> is verzet", cancelled: "Afspraak <reference> is afgezegd" },
};
