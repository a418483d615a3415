import type { SteelBuild, Worktop } from "../../facts/products/worktops.ts";
import type { Action, PageContent } from "../page-content.ts";

type WorktopWords = { name: string; heading: string; body: string[]; care: string };

export default {
	title: "Werkbladen van marmer, rvs en Fenix",
	description:
		"Werkbladen van marmercomposiet, roestvrij staal, marmer en Fenix: waar ze van gemaakt zijn, hoe dik ze zijn en hoeveel garantie je krijgt.",
	heading: "Geen blad voor de mond",
	lead: "Je kiest uit {worktops:word} materialen: marmercomposiet, roestvrij staal, marmer en Fenix. Op elk werkblad zit {warrantyYears} jaar garantie.",
	quartet: "De werkbladen naast elkaar",
	opening: {
		heading: "Millimeterwerk",
		body: [
			"Zo ziet een werkblad eruit als je het doorzaagt, met het front eronder. Alle randen staan op dezelfde schaal.",
			"Een blad van steen wordt ingemeten als de kasten staan en waterpas zijn. Steen geeft niet mee en muren zijn zelden recht. Tot die dag kook je op een plank.",
			"{worktopMeasuring}",
		],
	},
	sections: {
		from: "vanaf {marbleCompositeMm} mm",
		solid: "{steelSolidMm} mm",
		stacked: "{steelStackedMm} mm",
		set: "{steelSetMm} mm",
		discussed: "dikte als voorbeeld",
		note: "Waar een maat staat, klopt de dikte. De opbouw binnenin is een voorbeeld.",
	},
	steel: {
		solid: { name: "Massief", text: "Eén plaat, van boven tot onder staal." },
		stacked: { name: "Gestapeld", text: "Lagen op elkaar gelegd." },
		set: { name: "Gezet", text: "Om de rand gebogen, zodat het blad dikker oogt dan de plaat is." },
	} satisfies Record<SteelBuild, { name: string; text: string }>,
	composition: {
		marble: "{marbleMin} tot {marbleMax} procent marmer",
		epoxy: "{epoxyMin} tot {epoxyMax} procent epoxy",
	},
	care: "In het gebruik",
	each: {
		"marble-composite": {
			name: "Marmercomposiet",
			heading: "Marmer met versterking",
			body: [
				"Stukjes marmer, bij elkaar gehouden door epoxy. Het patroon is overal even druk: er loopt geen ader die precies naast je spoelbak ophoudt. Het blad is minstens {marbleCompositeMm} mm dik.",
			],
			care: "Het is grotendeels marmer, dus zuur bijt ook hier. Op het fijne patroon valt een doffe plek minder op. Hars houdt niet van grote hitte: de pan krijgt een onderzetter.",
		},
		"stainless-steel": {
			name: "Roestvrij staal",
			heading: "Vraag het een kok",
			body: [
				"In restaurantkeukens ligt weinig anders, en niet voor de sier. Staal neemt geen vocht op en schrikt niet van een hete pan. We maken het op {steelBuilds:word} manieren, en je ziet het verschil aan de rand.",
			],
			care: "Er komen krassen op. De eerste doet pijn, de honderdste maakt het blad af. Poets met de borstelrichting mee, dan blijft het rustig.",
		},
		marble: {
			name: "Marmer",
			heading: "Zo uit de berg",
			body: [
				"Marmer is kalksteen die diep in de aarde onder druk en hitte is veranderd. Wat je als ader ziet, zat er als verontreiniging in. Geen plaat lijkt op de vorige, en ook niet op deze tekening.",
				"Het blad is {marbleWorktopMm} mm dik.",
			],
			care: "Citroen en azijn bijten een doffe plek in het oppervlak, ook als je er snel bij bent. Wie daar niet tegen kan, kiest iets anders. Wie graag ziet dat er gekookt is, kiest marmer.",
		},
		fenix: {
			name: "Fenix",
			heading: "Een front dat is gaan liggen",
			body: [
				"Hetzelfde soort oppervlak als op onze [Fenix-fronten](page:fenix), maar dan horizontaal. Diepmat en zacht, wat je merkt zodra je er een krant op leest.",
				"Het blad is {fenixWorktopMm} mm dik.",
				"{fenixWorktopColours}",
			],
			care: "Snijden doe je op een plank, hete pannen gaan op een onderzetter. Fijne krasjes in de huid kun je met warmte laten wegtrekken.",
		},
	} satisfies Record<Worktop, WorktopWords>,
	good: [
		{
			heading: "Garantie",
			text: "{warrantyYears} jaar, welk materiaal je ook kiest.",
		},
		{
			heading: "Welke spoelbak erin past",
			text: "Onder steen hangt de bak meestal, in staal kan hij worden gelast, op Fenix ligt hij in of op het blad. Kies ze samen: [spoelbakken en kranen](page:faucets-sinks).",
		},
		{
			heading: "Wat het kost",
			text: "Een werkblad rekenen we uit op maat. Lengte, hoeken en gaten voor bak en kookplaat bepalen de prijs; [de rest staat vast](page:prices).",
		},
	],
	next: {
		heading: "Leg je hand erop",
		text: "Een blad kies je met je ogen en met je onderarmen. Kom voelen in Amsterdam of Rotterdam.",
		actions: [
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Bekijk kranen en spoelbakken", to: "page:faucets-sinks" },
			{ label: "Kies er fronten bij", to: "page:fronts" },
		] satisfies Action[],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Vergelijk de randen", to: "page:worktops#edges" },
	],
} satisfies PageContent & Record<string, unknown>;
