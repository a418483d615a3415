import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Fenix-fronten voor je IKEA-keuken",
	description:
		"Matte Fenix-fronten voor IKEA Metod en Faktum, in {fenixColours:word} kleuren. Wat het is, hoe je het schoonmaakt en wat je met een krasje doet.",
	heading: "Fenix: mat, zacht en niet bang voor vingers",
	lead: "Wij maken fronten van Fenix voor IKEA-keukens, zowel Metod als Faktum. Er zijn {fenixColours:word} kleuren, van rustig tot Tabasco.",
	colours: "De Fenix-kleuren, te bekijken op een front",
	opening: {
		heading: "Bijna alles eetbaar",
		body: [
			"Op Night en Elephant na kun je onze kleuren opeten. Oat, Honey en Mocca houden het warm, Sage en Roquefort houden het koel, Cacao en Aubergine gaan de diepte in. Tabasco, Cherry en Blueberry hoef je niet voor te stellen, die doen dat zelf.",
			"Tik een kleur aan en je ziet hem op een heel front, in het klein op een keuken en naast de andere materialen. Hoe zo'n front opengaat, bepaal je met het [ontwerp](page:fronts).",
		],
	},
	layers: {
		heading: "Wat is Fenix eigenlijk?",
		text: "Een Italiaans plaatmateriaal dat in lagen is opgebouwd. Van buiten naar binnen:",
		items: [
			{
				name: "De huid",
				text: "Een toplaag van acrylhars, uitgehard met een bundel elektronen. Die maakt het oppervlak dicht, diepmat en zacht onder je hand.",
			},
			{
				name: "De kleur",
				text: "Daaronder ligt een vel papier dat door en door gekleurd en met hars verzadigd is. Hier wordt beslist of je keuken Sage of Cherry heet.",
			},
			{
				name: "De kern",
				text: "Dan volgen vellen papier met kunsthars, onder hitte en druk tot één harde plaat geperst.",
			},
		],
	},
	habits: {
		heading: "Leven met mat",
		items: [
			{
				name: "Vingers",
				text: "Een glanzend front bewaart elke afdruk als bewijs. Op Fenix vallen ze weinig op, ook op donkere kleuren. Helemaal onzichtbaar is niets.",
			},
			{
				name: "Licht",
				text: "Het oppervlak kaatst heel weinig licht terug. Je ziet geen raam of lamp in je kast, en de kleur is van opzij bijna dezelfde als van voren.",
			},
			{
				name: "Krasjes",
				text: "Fijne krasjes in de huid trekken met warmte weg. Een diepe kras blijft een diepe kras.",
			},
			{
				name: "Poetsen",
				text: "Warm water, een zachte doek en een beetje afwasmiddel. Schuurmiddel en staalwol zijn hier niet welkom.",
			},
		],
	},
	kitchens: {
		heading: "Drie keukens, drie humeuren",
		items: [
			{ name: "Pull in Sage", text: "Zegt niets voor de eerste koffie." },
			{ name: "Catch in Cherry", text: "Valt met de deur in huis." },
			{ name: "Flush in Cacao", text: "Komt pas los als de lampen aangaan." },
		],
	},
	worktop: {
		heading: "Ook van boven",
		text: "Fenix is er ook als werkblad. Front en blad kunnen uit dezelfde familie komen, of elkaar juist tegenspreken.",
		action: { label: "Bekijk de werkbladen", to: "page:worktops" } satisfies Action,
	},
	samples: {
		heading: "Mat kun je niet fotograferen",
		text: "Een scherm glimt, en Fenix niet. De Fenix-box kost {sampleBox}.",
		action: { label: "Bestel de Fenix-box", to: "link:samplesFenix" } satisfies Action,
	},
	questions: {
		heading: "Voordat je voor mat kiest",
		items: [
			{
				question: "Is Fenix hetzelfde als melamine of gewoon laminaat?",
				answer:
					"Nee. De opbouw in lagen papier en hars lijkt op die van ander hogedruklaminaat. Het verschil zit in de toplaag van acryl: die is matter, voelt warmer aan en laat kleine krasjes weer dichttrekken.",
			},
			{
				question: "Hoe repareer ik een krasje?",
				answer:
					"Met warmte: fijne krasjes in de toplaag trekken dan dicht. Volg de onderhoudsinstructie van Fenix en oefen op een plek die niet opvalt. Wat door de toplaag heen gaat, blijft.",
			},
			{
				question: "Kan Fenix tegen water en damp?",
				answer:
					"Het oppervlak is dicht en neemt geen vocht op. Droog bij de vaatwasser en de spoelbak wel de naden en de randen na, zoals je dat bij elk front zou doen.",
			},
			{
				question: "Past een Fenix-front op mijn oude Faktum-kasten?",
				answer: "Ja, net zo goed als op Metod. De [kastencheck](page:kitchen-fronts#fit) kent ook de andere kasten.",
			},
			{
				question: "Zijn donkere kleuren niet onpraktisch?",
				answer:
					"Op een glanzend front wel. Op een mat front valt het mee: een veeg valt minder op omdat er geen spiegeling omheen zit. Kruimels en meel zie je op Night wel degelijk, maar die liggen meestal op het blad.",
			},
		],
	},
	closing: {
		heading: "Kom het aaien",
		text: "Dat doet iedereen. In de studio's in Amsterdam en Rotterdam kijkt niemand ervan op.",
	},
	actions: [
		{ label: "Bestel de Fenix-box", to: "link:samplesFenix" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
