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
			"Misschien heb je ze al: de porseleinen knoppen van een oude kast, een leren lus van de markt, beugels die je bewaart voor als het ooit zover komt. Bij Own is het zover. Het front zelf houdt zich stil, zodat een handvol knoppen de toon zet voor de hele keuken.",
			"Weet je al welke het worden, noteer dan hoeveel schroeven er per greep in gaan en hoe ver die uit elkaar zitten, en neem dat mee naar het ontwerpgesprek. In je 3D-ontwerp zie je of een knop genoeg is of dat een lange greep beter staat. Wil je er liever helemaal niets op, kijk dan naar [Flush](page:flush) of [Catch](page:catch).",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Vergelijk de fronten", to: "page:fronts" },
	],
} satisfies PageContent;
