import type { PageContent } from "../page-content.ts";

export default {
	title: "Materialen voor keukenfronten",
	description:
		"Keukenfronten in Fenix, hout, verf, Melatop, Raw MDF en multiplex: wat het is, welke kleuren er zijn en wat een eigen kleur kost.",
	heading: "Aankomen mag",
	lead: "Een front kan van Fenix, hout, Melatop, Raw MDF of multiplex zijn, of geverfd in jouw kleur. Hier lees je wat het verschil is.",
	opening: {
		heading: "Van tabasco tot walnoot",
		body: [
			"[Fenix](page:fenix) is mat en is er in {fenixColours:word} kleuren. Melatop heeft er {melatopColours:word}: butter, lychee, mint, frosting en tuna. Bij [hout](page:wooden-fronts) kies je uit Oak Natural, Warm Oak en Walnut. Raw MDF is geperste houtvezel, bij ons in Light Grey. Multiplex bestaat uit dunne lagen hout die kruislings op elkaar zijn gelijmd. Aan de rand kun je ze tellen.",
			"Painted is ons geverfde front, in een kleur van [Farrow and Ball](page:farrow-and-ball), van Little Greene of in een kleur die je zelf kiest. Zo'n eigen kleur kost bij Painted {paintedCustomColour} per bestelling. Wil je het ontwerp Catch in een eigen kleur, dan geldt een ander tarief: {catchCustomColour}, eenmalig.",
			"Een scherm liegt over kleur, zonder kwade bedoelingen. Kijk daarom naar het echte materiaal voordat je kiest, thuis of in de studio. Denk ook aan de tijd: afhankelijk van het materiaal is de levertijd {leadTimeMin} tot {leadTimeMax} weken.",
		],
	},
	actions: [
		{ label: "Bestel een samplebox", to: "page:samples" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent;
