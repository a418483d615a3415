import type { PageContent } from "../page-content.ts";

export default {
	title: "Werken in ons magazijn in Lijnden",
	description:
		"Magazijnmedewerker in Lijnden, {warehouseHoursMin} tot {warehouseHoursMax} uur per week: wat voor werk het is en hoe je per mail solliciteert.",
	heading: "Voor wie recht kan stapelen",
	lead: "Ons magazijn staat in Lijnden. Een magazijnmedewerker werkt er {warehouseHoursMin} tot {warehouseHoursMax} uur per week.",
	opening: {
		heading: "De laatste halte vóór de keuken",
		body: [
			"Elke bestelling heeft een afgesproken leverdatum. Vanuit Lijnden gaan de fronten naar de klant, of de klant komt ze op afspraak halen. Over elk front is nagedacht, en je stoot er zo een hoekje af. In een magazijn vol fronten ben je dus liever zorgvuldig dan snel.",
			"Tussen het minimum en het maximum zit veel ruimte. Schrijf in je mail hoeveel uur je wilt werken, op welke dagen je kunt en of je eerder in een magazijn hebt gewerkt. Een brief vol mooie woorden hoeft niet. Wil je weten wat er aan een levering voorafgaat, lees dan onze [werkwijze](page:how-we-work). De andere functies staan bij de [vacatures](page:jobs).",
		],
	},
	status: {
		open: "De vacature voor het magazijn is open: solliciteer per mail.",
		closed:
			"De vacature voor het magazijn is op dit moment gesloten: kijk bij de vacatures wat er wel openstaat, of stuur een open sollicitatie.",
	},
	actions: [
		{ label: "Mail ons over deze functie", to: "mail:applyWarehouse" },
		{ label: "Bekijk alle functies", to: "page:jobs" },
	],
} satisfies PageContent & { status: { open: string; closed: string } };
