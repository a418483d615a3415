import type { MaterialKey } from "../../facts/products/materials.ts";
import type { Worktop } from "../../facts/products/worktops.ts";
import type { PageContent } from "../page-content.ts";

type Wood = Extract<MaterialKey, "oak-natural" | "warm-oak" | "walnut">;

export default {
	title: "Houten fronten voor je IKEA-keuken",
	description:
		"Houten keukenfronten voor IKEA Metod en Faktum, in Oak Natural, Warm Oak en Walnut. Bekijk de nerf thuis met de samplebox van {sampleBox}.",
	heading: "Afkloppen kan voortaan in de keuken",
	lead: "Onze houten fronten voor IKEA-keukens zijn er in {woods:word} afwerkingen: Oak Natural, Warm Oak en Walnut. Ze passen op Metod en op Faktum.",
	opening: {
		heading: "Gegroeid, niet gedrukt",
		body: [
			"Een kleur kun je opschrijven, hout niet. Elke stam heeft andere zomers gehad en dat zie je terug in de tekening. Twee fronten naast elkaar zijn familie, geen tweeling. Wie dat een fout vindt, is beter af met [Fenix](page:fenix). Wie het juist zoekt, zit hier goed.",
			"Op [Flush](page:flush) krijgt de nerf het hele vlak, bij [Pull](page:pull) loopt er bovenaan een lijn overheen, en [Barre](page:barre) maakt van hout bijna een gordijn.",
		],
	},
	woods: {
		"oak-natural": {
			tone: "Licht en zandkleurig",
			text: "Eiken zonder omhaal. De nerf is goed te zien en de kleur blijft bescheiden. Wat ernaast staat, mag opvallen. Mooi bij een lichte vloer en een muur in een duidelijke kleur.",
		},
		"warm-oak": {
			tone: "Honing en karamel",
			text: "Dezelfde boom, maar dan aan het eind van een zomerdag. Warm Oak brengt een koele ruimte op temperatuur en vloekt minder snel met een vloer die al jaren in de zon ligt.",
		},
		walnut: {
			tone: "Bruin en diep",
			text: "Noten is van zichzelf donker, met een nerf die golft en soms van kleur verspringt. Het maakt van een keuken een meubelstuk. Geef het licht, anders blijft er alleen bruin over.",
		},
	} satisfies Record<Wood, { tone: string; text: string }>,
	grain: {
		heading: "Staand of liggend",
		text: "De richting van de nerf doet evenveel als de kleur. Van onder naar boven maakt hij kasten hoger, van links naar rechts een rij lades breder en rustiger. In je 3D-ontwerp zie je hoe het uitpakt.",
		upright: "Staand: hoger",
		lying: "Liggend: breder",
	},
	years: {
		heading: "Wat de jaren doen",
		body: [
			"Hout leeft na de zagerij gewoon door. Onder invloed van licht wordt eiken in de loop van de jaren warmer van toon, terwijl noten juist wat lichter wordt. Dat gaat vanzelf en het gaat langzaam.",
			"{woodBuild}",
			"Waar jarenlang een kalender hing, blijft een kalender te zien. Hang zoiets dus af en toe ergens anders. Fronten die je later bijbestelt, moeten de oude nog inhalen.",
		],
	},
	company: {
		heading: "In goed gezelschap",
		text: "Hout is zelden alleen. Dit doet elk [werkblad](page:worktops) ermee:",
		pairs: {
			marble: {
				name: "Marmer",
				text: "Steen en hout vechten om de aandacht. Op noten wint niemand, en dat is prachtig.",
			},
			"marble-composite": {
				name: "Marmercomposiet",
				text: "Een fijne korrel boven een grove nerf: twee patronen die elkaar met rust laten.",
			},
			"stainless-steel": { name: "Roestvrij staal", text: "Koud op warm. Het haalt de boerderij uit het eiken." },
			fenix: { name: "Fenix", text: "Een egaal, mat blad geeft de tekening het laatste woord." },
		} satisfies Record<Worktop, { name: string; text: string }>,
	},
	questions: {
		heading: "Vragen over hout",
		items: [
			{
				question: "Wat is het verschil tussen massief hout en fineer?",
				answer:
					"Massief is één stuk hout, van voor tot achter. Het werkt: bij droge en vochtige lucht krimpt het en zet het uit. Fineer is een dun blad echt hout op een plaat, en blijft daardoor vlakker. In beide gevallen kijk je naar hout.",
			},
			{
				question: "Past een houten keuken bij een houten vloer?",
				answer:
					"Ja, als de twee hetzelfde zijn of duidelijk van elkaar verschillen. Bijna hetzelfde is het lastigst, want dan lijkt het een vergissing. Leg een sample op de vloer, midden op de dag, en loop er een paar keer langs.",
			},
			{
				question: "Hoe houd ik houten fronten schoon?",
				answer:
					"Met een licht vochtige doek, met de nerf mee, en daarna droog. Laat water bij de spoelbak en de vaatwasser niet staan. Schuurspons en bleekmiddel blijven in het kastje.",
			},
			{
				question: "Kan ik hout combineren met een kleur?",
				answer:
					"Graag zelfs. Een hoge kastenwand van noten met een eiland in Roquefort, of eiken onder en [geverfd](page:farrow-and-ball) boven. Twee materialen is een keuze, vier is een staalkaart.",
			},
			{
				question: "Ik houd van hout, maar niet van deftig. Wat dan?",
				answer:
					"Kijk dan naar [multiplex](page:materials#multiplex). Dat laat aan de rand zien dat het uit lagen bestaat en doet verder niet moeilijk.",
			},
		],
	},
	closing: {
		heading: "Ruiken mag ook",
		text: "In de houtbox zitten stukjes echt hout. Leg ze naast je vloer, je muur en je tafel. De box kost {sampleBox}.",
	},
	actions: [
		{ label: "Bestel de houtbox", to: "link:samplesWood" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
