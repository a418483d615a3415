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
			"Een glad front kan zich nergens achter verschuilen. Je kijkt naar de nerf van notenhout, naar het matte van Fenix of naar een verfkleur waar je nachten wakker van hebt gelegen. Daarom is het [materiaal](page:materials) hier de belangrijkste keuze. Bestel [samples](page:samples) en laat ze een paar dagen op het aanrecht liggen.",
			"Een kast zonder greep open je met een duwtje. In de kast zit dan een drukopener: een veer die het front een paar centimeter naar buiten zet, bij deuren en bij lades. Die bestel je bij de kasten. Wil je toch iets om vast te pakken, dan is [Own](page:own) het zusje: ook een vlak, maar met je eigen knop of greep erop. Naast elkaar in dezelfde keuken vallen ze niet uit de toon.",
		],
	},
	different: {
		heading: "Minder kan niet",
		body: [
			"Weglaten is lastiger dan toevoegen. Bij Flush blijven alleen de vlakken over en de naden ertussen, en die naden worden vanzelf het patroon van je keuken. De indeling van de kasten doet er hier meer toe dan bij welk ander ontwerp ook. Een smal kastje te veel zie je meteen.",
			"Daar staat iets tegenover. Een glad vlak heeft geen randjes waar meel op blijft liggen: één veeg is genoeg. En het bemoeit zich nergens mee. Een uitgesproken [werkblad](page:worktops) of een muur vol tegels krijgt alle aandacht, boven een front dat zijn mond weet te houden.",
		],
	},
	details: [
		{ term: "Vorm", text: "Van rand tot rand vlak." },
		{ term: "Opent", text: "Met een duwtje, via een drukopener in de kast." },
		{ term: "Tekening", text: "Die komt van het materiaal en van de naden." },
	],
	actions: [
		{ label: "Bestel een samplebox", to: "page:samples" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & { different: PageContent["opening"]; details: { term: string; text: string }[] };
