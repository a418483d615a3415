import type { PageContent } from "../page-content.ts";

export default {
	title: "Own: front met je eigen greep",
	description:
		"Own is een vlak keukenfront waar je zelf de knop of greep bij kiest, voor kasten van IKEA en KVIK. In je 3D-ontwerp zie je hoe dat staat.",
	heading: "Dat heb je zelf in de hand",
	lead: "Wij maken het vlak, jij brengt de knop of greep mee. Bij Own heb jij het laatste woord.",
	opening: {
		heading: "Oma's knoppen mogen mee",
		body: [
			"Misschien heb je ze al: porseleinen knoppen van een oude kast, een leren lus van de markt, beugels die je voor ooit bewaarde. Ooit is nu. Het front zelf houdt zich stil, zodat een handvol knoppen de toon zet voor de hele keuken.",
			"Een knop heeft één schroef, een greep twee. Meet bij een greep de afstand van schroef tot schroef en neem die maat mee naar het ontwerpgesprek. In je 3D-ontwerp zie je of een knop genoeg is of dat een lange greep beter staat. Liever helemaal niets erop? Dan is er [Flush](page:flush), of [Catch](page:catch).",
		],
	},
	different: {
		heading: "Een front met een vacature",
		body: [
			"Bij de andere ontwerpen hebben wij bedacht wat je hand tegenkomt. Bij Own staat die plek open. Dat is fijn als je het al precies weet. Kies je later andere grepen, neem dan een model dat in dezelfde gaten past: de knop gaat eraf, het gat niet.",
			"Een greep doet meer dan een la openen. Met een klein knopje lijkt een brede la nog breder, met een lange beugel wordt hij strenger. Midden op het front is netjes, in de hoek is brutaler. Kijk in de [galerij](page:gallery) wat je bevalt, en boor nergens in voordat je het getekend hebt gezien.",
		],
	},
	details: [
		{ term: "Vorm", text: "Een glad vlak, zonder lijst en zonder uitsparing." },
		{ term: "Greep", text: "Knop, beugel of lus: jij kiest en jij brengt mee." },
		{ term: "Plek van de greep", text: "Die zie je in je 3D-ontwerp voordat er iets vaststaat." },
		{ term: "Boren", text: "{handleHoles}" },
	],
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Vergelijk de fronten", to: "page:fronts" },
	],
} satisfies PageContent & { different: PageContent["opening"]; details: { term: string; text: string }[] };
