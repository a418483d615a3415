import type { PageContent } from "../page-content.ts";

export default {
	title: "Palet: tegels bij je keuken",
	description:
		"Tegels van onze partner Palet vanaf {paletMin} vierkante meter, voor {tilePerSquareMetre} per vierkante meter. Levertijd vanaf {paletWeeks} weken.",
	heading: "Tegeltjeswijsheid",
	lead: "Voor de tegels werken we samen met Palet. Je bestelt ze vanaf {paletMin} vierkante meter, voor {tilePerSquareMetre} per vierkante meter.",
	opening: {
		heading: "En dan is er nog de muur",
		body: [
			"De fronten zijn gekozen, het werkblad ook, en dan blijft er een strook muur over waar niemand aan heeft gedacht. Vaak komt daar iets op wat bij de bouwmarkt toevallig op de pallet lag. Dat kan beter met Palet, met één l.",
			"De kortste levertijd van de tegels is {paletWeeks} weken. Onze [fronten](page:fronts) vragen er minstens {leadTimeMin}, dus vaak is er tijd om eerst alle kleuren bij elkaar te leggen. Een [samplebox](page:samples) helpt daarbij: een tegel kies je het best naast het materiaal waar hij jaren mee door moet.",
		],
	},
	actions: [
		{ label: "Vraag naar de tegels", to: "mail:contact" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent;
