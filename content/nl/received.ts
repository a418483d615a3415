import type { PageContent } from "../page-content.ts";

export default {
	title: "We hebben het",
	description:
		"Je bericht of bestelling is opgeslagen bij No More Boring Kitchens. Bewaar het nummer dat je op deze pagina ziet.",
	heading: "We hebben het",
	lead: "Hier staat het nummer van wat je ons stuurde.",
	reference: "Je nummer",
	kinds: {
		samples: {
			heading: "Er komt iets aaibaars aan",
			lead: "Je bestelling staat in ons boek. De betaalgegevens volgen; het bedrag gaat van een latere bestelling af.",
		},
		question: {
			heading: "Goede vraag",
			lead: "Hij ligt op tafel. Iemand van de studio leest hem en antwoordt op het adres dat je opgaf.",
		},
		application: {
			heading: "Wie klopt daar?",
			lead: "Je sollicitatie is binnen. We lezen hem zelf en antwoorden op het adres dat je opgaf.",
		},
	},
	mail: "Je krijgt ook een mail, met hetzelfde nummer.",
	noMail: "Schrijf het nummer op, of maak een foto van je scherm.",
	opening: {
		heading: "En nu?",
		body: [
			"Een keuken kies je niet met je ogen dicht. Kijk rond in de [galerij](page:gallery), of [mix er zelf een](page:mixer).",
		],
	},
	actions: [
		{ label: "Maak een afspraak", to: "page:appointment" },
		{ label: "Naar de galerij", to: "page:gallery" },
	],
} satisfies PageContent & Record<string, unknown>;
