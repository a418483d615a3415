import type { PageContent } from "../page-content.ts";

export default {
	title: "Je afspraak",
	description:
		"Bekijk je afspraak bij No More Boring Kitchens, zet hem in je agenda, kies een andere tijd of zeg hem af.",
	heading: "Je afspraak",
	lead: "Open deze pagina met de link die je bij je afspraak kreeg. Daarmee kun je hem verzetten of afzeggen.",
	states: {
		new: { heading: "Staat genoteerd", lead: "Tot dan. Koffie hebben we, een keuken nog niet." },
		open: { heading: "Je afspraak", lead: "Dit staat er in ons boek." },
		moved: { heading: "Verzet", lead: "De oude tijd is vrij, deze is van jou." },
		cancelled: { heading: "Afgezegd", lead: "Deze afspraak gaat niet door. De la is weer dicht." },
		down: {
			heading: "Deze la klemt",
			lead: "We kunnen nu even niet bij je afspraak, en dat ligt aan ons. Hij staat er nog. Probeer het over een paar minuten weer.",
		},
		gone: {
			heading: "Deze la is leeg",
			lead: "Bij deze link hoort geen afspraak, of hij is al gewist. Een nieuwe is zo gemaakt.",
		},
	},
	labels: {
		reference: "Nummer",
		type: "Gesprek",
		when: "Wanneer",
		where: "Waar",
		phone: "We bellen je vanuit <city>",
		studio: "Onze studio in <city>",
		time: "<day>, <from> tot <to>",
	},
	keep: {
		heading: "Bewaar dit",
		mail: "We hebben je een mail gestuurd met de afspraak en een link naar deze pagina.",
		noMail:
			"Zet deze pagina bij je favorieten of download het bestand: alleen met deze link kun je verzetten of afzeggen.",
		calendar: "Zet in je agenda",
	},
	move: {
		heading: "Toch een andere tijd?",
		text: "Kies een la. Je oude tijd houd je tot de nieuwe vaststaat.",
		open: "Bekijk de vrije tijden",
		button: "Verzet naar deze tijd",
	},
	cancel: {
		heading: "Kom je niet?",
		text: "Zeg het even. Iemand anders wil die la wel.",
		button: "Zeg de afspraak af",
	},
	opening: {
		heading: "Link kwijt?",
		body: [
			"Hij staat in de mail over je afspraak, of in het bestand in je agenda. Kom je er niet uit, [stel dan je vraag](ask:question) en zet je nummer erbij.",
		],
	},
	actions: [
		{ label: "Maak een afspraak", to: "page:appointment" },
		{ label: "Stel je vraag", to: "ask:question" },
	],
} satisfies PageContent & Record<string, unknown>;
