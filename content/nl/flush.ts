import type { PageContent } from "../page-content.ts";

export default {
	title: "Flush: een glad keukenfront",
	description:
		"Flush is een volkomen vlak keukenfront voor IKEA- en KVIK-kasten, zonder lijst en zonder greep. Het materiaal doet al het werk.",
	heading: "Niets aan de hand",
	lead: "Flush is een vlak. Geen lijst, geen greep, geen rand: alleen materiaal.",
	opening: {
		heading: "Kaal, maar niet leeg",
		body: [
			"Een glad front kan zich nergens achter verschuilen. Je kijkt naar de nerf van notenhout, naar het matte van Fenix of naar een verfkleur waar je nachten wakker van hebt gelegen. Daarom is het [materiaal](page:materials) hier de belangrijkste keuze. Bestel dus eerst [samples](page:samples) en leg ze een paar dagen op het aanrecht.",
			"Hoe een kast zonder greep opengaat, is een vraag voor het ontwerpgesprek. Wil je toch iets om vast te pakken, dan is [Own](page:own) het zusje: ook een vlak, maar met je eigen knop of greep erop. Naast elkaar in dezelfde keuken vallen ze niet uit de toon.",
		],
	},
	actions: [
		{ label: "Bestel een samplebox", to: "page:samples" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent;
