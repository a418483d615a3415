import type { PageContent } from "../page-content.ts";

export default {
	title: "Framed: front met een lijst",
	description:
		"Framed is een keukenfront met een verhoogde lijst van {framedFrameCm} cm dik, voor kasten van IKEA en KVIK. Een klassiek idee, zonder boerenbont.",
	heading: "Een lijst zonder schilderij",
	lead: "Rondom het front loopt een verhoogde lijst van {framedFrameCm} cm dik. Wat erin hangt, is de kleur die jij kiest.",
	opening: {
		heading: "Een randje diepte",
		body: [
			"Het kaderfront is bijna zo oud als de keukenkast. Vroeger hield zo'n lijst het hout recht, tegenwoordig houdt hij vooral de aandacht vast. Bij Framed ligt hij boven op het vlak, zodat er langs de randen een smalle schaduw valt. Meer is er niet nodig om van een rij kasten een meubel te maken.",
			"Een lijst laat goed zien wat verf kan. Je kunt kiezen uit kleuren van [Farrow and Ball](page:farrow-and-ball) en Little Greene. Een eigen kleur kan ook: bij Painted komt daar {paintedCustomColour} per bestelling voor bij. Hou je meer van hout, bekijk dan [eiken en noten](page:wooden-fronts).",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de galerij", to: "page:gallery" },
	],
} satisfies PageContent;
