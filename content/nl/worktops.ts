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
			"Zo ziet een werkblad eruit als je het doorzaagt, met het front eronder. Alle randen staan op dezelfde schaal. Hoe dik een blad van marmer of Fenix wordt, spreken we af in het ontwerpgesprek.",
		],
	},
	sections: {
		from: "vanaf {marbleCompositeMm} mm",
		solid: "{steelSolidMm} mm",
		stacked: "{steelStackedMm} mm",
		set: "{steelSetMm} mm",
		discussed: "in overleg",
		note: "De dikte klopt, de opbouw binnenin is een impressie.",
	},
	steel: {
		solid: { name: "Massief", text: "Eén plaat, van boven tot onder staal." },
		stacked: { name: "Gestapeld", text: "Lagen op elkaar, voor een dun blad." },
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
				"Stukjes marmer, bij elkaar gehouden door epoxy. Het patroon is overal even druk, dus er loopt geen ader die precies naast je spoelbak ophoudt. Het blad is er vanaf {marbleCompositeMm} mm dik.",
			],
			care: "Het is nog altijd grotendeels marmer: citroen en azijn veeg je weg voordat je verder kookt. Hars houdt niet van grote hitte, dus de pan krijgt een onderzetter.",
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
				"Marmer is kalksteen die diep in de aarde onder druk en hitte is veranderd. Wat je als ader ziet, zat er als verontreiniging in. Geen plaat lijkt dus op de vorige, en ook niet op deze tekening.",
			],
			care: "Zuur bijt een doffe plek in het oppervlak, ook als je er snel bij bent. Wie daar niet tegen kan, kiest iets anders. Wie graag ziet dat er gekookt is, kiest marmer.",
		},
		fenix: {
			name: "Fenix",
			heading: "De deur gaat plat",
			body: [
				"Hetzelfde soort oppervlak als op onze [Fenix-fronten](page:fenix), maar dan horizontaal. Diepmat en zacht, wat je merkt zodra je er een krant op leest.",
			],
			care: "Snijden doe je op een plank, hete pannen gaan op een onderzetter. Fijne krasjes in de huid kun je met warmte laten wegtrekken.",
		},
	} satisfies Record<Worktop, WorktopWords>,
	good: [
		{
			heading: "Garantie",
			text: "{warrantyYears} jaar, welk materiaal je ook neemt. Voor onze fronten geldt dezelfde termijn.",
		},
		{
			heading: "Welke spoelbak erin past",
			text: "Dat hangt af van het blad, de bak en je kasten. We bekijken het in het ontwerpgesprek. Kijk alvast welke [spoelbakken en kranen](page:faucets-sinks) er zijn.",
		},
		{
			heading: "Wat het kost",
			text: "Voor een werkblad krijg je een offerte op de maten van jouw keuken. De bedragen die al vaststaan, lees je bij de [prijzen](page:prices).",
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
