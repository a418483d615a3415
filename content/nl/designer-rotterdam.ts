import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Werken als keukenontwerper in Rotterdam",
	description:
		"Als designer in Rotterdam ontwerp je keukens met kasten van IKEA en KVIK en onze fronten, minimaal {designerHoursMin} uur per week.",
	heading: "Andermans keuken, jouw lijnen",
	lead: "Een designer in onze studio in Rotterdam ontwerpt keukens samen met de mensen die er straks in koken.",
	opening: {
		heading: "Van kennismaking tot laatste gesprek",
		body: [
			"Het werk volgt onze [werkwijze](page:how-we-work): een kennismaking, een ontwerp in 3D en een laatste gesprek voordat er iets wordt besteld. Je werkt met kasten van IKEA en KVIK en met onze eigen fronten, werkbladen, spoelbakken en kranen.",
			"Aan de maten van de kast valt niets te veranderen. Over de rest mag je met de klant van mening verschillen.",
		],
	},
	status: {
		open: "De vacature voor designer in Rotterdam is open: solliciteer hieronder, met een link naar je werk.",
		closed: "De vacature voor designer in Rotterdam is gesloten.",
	},
	work: {
		heading: "Waar je dag uit bestaat",
		text: "Uit tekenen, maar zeker niet alleen.",
		items: [
			"Luisteren, ook naar wat mensen vergeten te zeggen.",
			"Een keuken tekenen die in de ruimte past en bij de bewoners.",
			"Uitleggen waarom iets niet kan, en meteen laten zien wat wel.",
			"Alles nalopen, zodat het laatste gesprek geen verrassingen brengt.",
		],
	},
	terms: [{ term: "Salaris", text: "{designerPay}" }],
	apply: {
		heading: "Wat je ons stuurt",
		text: "Vertel wie je bent, wat je hebt ontworpen en hoeveel uur je wilt werken. Een paar beelden van je werk zeggen meer dan een bladzijde over je drijfveren. Het hoeven geen keukens te zijn.",
	},
	shut: {
		heading: "Alle tafels bezet",
		text: "We zoeken nu geen designer in Rotterdam. Een open sollicitatie mag altijd.",
	},
	actions: [
		{ label: "Solliciteer op deze functie", to: "page:designer-rotterdam#apply" },
		{ label: "Bekijk alle functies", to: "page:jobs" },
	],
	closedActions: [
		{ label: "Bekijk alle functies", to: "page:jobs" },
		{ label: "Stuur een open sollicitatie", to: "page:jobs#apply" },
	] satisfies Action[],
} satisfies PageContent & Record<string, unknown>;
