import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Werken in ons magazijn in Lijnden",
	description:
		"Magazijnmedewerker in Lijnden, {warehouseHoursMin} tot {warehouseHoursMax} uur per week: wat voor werk het is, en of er nu plek is.",
	heading: "Voor wie recht kan stapelen",
	lead: "In ons magazijn in Lijnden staan fronten die nog een keuken moeten worden. Tot die tijd pas jij erop.",
	opening: {
		heading: "De laatste halte vóór de keuken",
		body: [
			"Elke bestelling heeft een afgesproken leverdatum. Vanuit Lijnden gaan de fronten naar de klant, of de klant komt ze op afspraak halen. Over elk front is nagedacht, en je stoot er zo een hoekje af. In een magazijn vol fronten ben je liever zorgvuldig dan snel.",
			"Tussen {warehouseHoursMin} en {warehouseHoursMax} uur zit veel ruimte. Het kan een dag naast je studie zijn, of een hele week.",
		],
	},
	status: {
		open: "De vacature voor het magazijn is open: solliciteer hieronder.",
		closed: "De vacature voor het magazijn is gesloten.",
	},
	work: {
		heading: "Wat je doet",
		text: "De functie heet magazijnmedewerker, en dat dekt de lading.",
		items: [
			"Aannemen wat binnenkomt, en kijken of het heel is.",
			"Alles zo wegzetten dat een ander het ook terugvindt.",
			"Bestellingen klaarzetten voor de dag die met de klant is afgesproken.",
			"Klanten helpen die hun bestelling zelf komen halen.",
		],
	},
	terms: [{ term: "Salaris", text: "{warehousePay}" }],
	apply: {
		heading: "Zo reageer je",
		text: "Schrijf hoeveel uur je wilt werken, op welke dagen je kunt en of je eerder in een magazijn hebt gewerkt. Een brief vol mooie woorden hoeft niet.",
	},
	shut: {
		heading: "Nu even niet",
		text: "Er is nu geen plek in het magazijn. Een open sollicitatie mag altijd.",
	},
	actions: [
		{ label: "Solliciteer op deze functie", to: "page:warehouse#apply" },
		{ label: "Bekijk alle functies", to: "page:jobs" },
	],
	closedActions: [
		{ label: "Bekijk alle functies", to: "page:jobs" },
		{ label: "Stuur een open sollicitatie", to: "page:jobs#apply" },
	] satisfies Action[],
} satisfies PageContent & Record<string, unknown>;
