import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Ons verhaal: hun kasten, onze fronten",
	description:
		"Waarom we de kasten aan IKEA en KVIK overlaten, waar onze fronten worden gemaakt en wat we met opzet niet doen.",
	heading: "Wij hebben niets tegen kasten",
	lead: "Wel tegen keukens die je vergeten bent zodra je de kamer uit loopt. Onze naam is meteen ons plan.",
	opening: {
		heading: "Eerst de doos",
		body: [
			"Een modulaire keukenkast is slim bedacht. De maten liggen vast, je schuift ermee tot het past en de binnenkant ziet toch niemand. IKEA maakt zulke kasten, KVIK ook, en daar hadden wij weinig aan toe te voegen.",
			"Dat hebben we dan ook gelaten. De kasten koop je bij IKEA of KVIK. Wij ontwerpen de keuken die je ervan maakt.",
		],
	},
	faces: {
		heading: "Dan het gezicht",
		body: [
			"Het probleem zit aan de voorkant: die is bij de buren hetzelfde. Daarom steken wij onze tijd in wat je wél ziet en aanraakt. In [fronten](page:fronts) met een gat, een rand, een lijst of staven. In [werkbladen](page:worktops), [spoelbakken en kranen](page:faucets-sinks).",
			"Het aardige is dat niemand daarvoor een nieuwe kast hoeft uit te vinden. Een front is een plaat met een mening, en die mening mag best een beetje schuren.",
		],
	},
	quote: "Een saaie keuken moet je ook schoonmaken.",
	cities: {
		heading: "Twee studio's, op schaal getekend",
		text: "Kiezen is jouw taak: Amsterdam of Rotterdam. In beide kun je praten, kijken en voelen.",
		unit: "m²",
		action: { label: "Kies een studio", to: "page:contact" } satisfies Action,
	},
	made: {
		heading: "Gemaakt in Nederland",
		text: "Al onze fronten worden in Nederland gemaakt. De levertijd is {leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het materiaal. Op fronten en werkbladen zit {warrantyYears} jaar garantie.",
		action: { label: "Bekijk de materialen", to: "page:materials" } satisfies Action,
	},
	not: {
		heading: "Wat we laten",
		text: "Een studio leer je ook kennen aan wat ze niet doet.",
		items: [
			{
				name: "Kasten verkopen",
				text: "Die bestel je na het laatste gesprek, op afspraak bij IKEA of KVIK.",
			},
			{
				name: "Monteren",
				text: "We leveren. Jij of je klusser monteert, dus regel dat op tijd.",
			},
			{
				name: "Onderhandelen",
				text: "De prijs in je offerte is de prijs. Wat vaststaat, lees je op de [prijslijst](page:prices).",
			},
		],
	},
	closing: {
		heading: "De rest van het verhaal is jouw keuken",
		text: "Begin met een gesprek, dan weten we waar het over gaat.",
	},
	actions: [
		{ label: "Lees hoe we werken", to: "page:how-we-work" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
	after: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Maak kennis met de teams", to: "page:team" },
	] satisfies Action[],
} satisfies PageContent & Record<string, unknown>;
