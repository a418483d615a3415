import type { PageContent } from "../page-content.ts";

export default {
	title: "Own: front met je eigen greep",
	description:
		"Own is een vlak keukenfront waar je zelf de knop of greep bij kiest. Voor kasten van IKEA en KVIK. In je 3D-ontwerp zie je vooraf hoe het staat.",
	heading: "Dat heb je zelf in de hand",
	lead: "Wij maken het vlak, jij brengt de knop of greep mee. Bij Own heb jij het laatste woord.",
	opening: {
		heading: "Oma's knoppen mogen mee",
		body: [
			"Misschien heb je ze al: porseleinen knoppen van een oude kast, een leren lus van de markt, beugels die je voor ooit bewaart. Met Own is het zover. Het front zelf houdt zich stil, zodat een handvol knoppen de toon zet voor de hele keuken.",
			"Weet je al welke het worden? Noteer dan hoeveel schroeven er per greep in gaan en hoe ver die uit elkaar zitten. Neem dat mee naar het ontwerpgesprek. In je 3D-ontwerp zie je of een knop genoeg is of dat een lange greep beter staat. Wil je er liever helemaal niets op, kijk dan naar [Flush](page:flush) of [Catch](page:catch).",
		],
	},
	different: {
		heading: "Een front met een vacature",
		body: [
			"Bij de andere ontwerpen hebben wij bedacht wat je hand tegenkomt. Bij Own staat die plek open. Dat is fijn als je het al precies weet, en ook als je er nog jaren over wilt doen. Een knop draai je er later weer af, en dan is dezelfde kast ineens een heel andere.",
			"Een greep doet meer dan een la openen. Met een klein knopje lijkt een brede la nog breder, met een lange beugel wordt hij strenger. Midden op het front is netjes, in de hoek is brutaler. Kijk in onze [impressies](page:gallery) wat je bevalt, en boor nergens in voordat je het getekend hebt gezien.",
		],
	},
	details: [
		{ term: "Vorm", text: "Een glad vlak, zonder lijst en zonder uitsparing." },
		{ term: "Greep", text: "Knop, beugel of lus: jij kiest en jij brengt mee." },
		{ term: "Plek van de greep", text: "Die zie je in je 3D-ontwerp voordat er iets vaststaat." },
	],
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Vergelijk de fronten", to: "page:fronts" },
	],
} satisfies PageContent & { different: PageContent["opening"]; details: { term: string; text: string }[] };
