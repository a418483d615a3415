import type { PageContent } from "../page-content.ts";

export default {
	title: "Framed: front met een lijst",
	description:
		"Framed is een keukenfront met een lijst die {framedFrameCm} cm uitsteekt, voor kasten van IKEA en KVIK. Een klassiek idee, zonder boerenbont.",
	heading: "Een lijst zonder schilderij",
	lead: "Rondom het front loopt een verhoogde lijst van {framedFrameCm} cm dik. Wat erin hangt, is de kleur die jij kiest.",
	opening: {
		heading: "Een randje diepte",
		body: [
			"Het kaderfront is bijna zo oud als de keukenkast. Vroeger hield zo'n lijst het hout recht, tegenwoordig houdt hij vooral de aandacht vast. Bij Framed ligt hij boven op het vlak, zodat er langs de randen een smalle schaduw valt. Meer is er niet nodig om van een rij kasten een meubel te maken.",
			"Een lijst laat goed zien wat verf kan, in een kleur van [Farrow & Ball](page:farrow-and-ball), van Little Greene of van jezelf. Dat kost {paintedCustomColour} per bestelling. In [eiken of noten](page:wooden-fronts) doet de nerf het werk.",
		],
	},
	different: {
		heading: "Binnen de lijntjes",
		body: [
			"Een lijst maakt van elke la een vlak op zichzelf. Je ziet geen wand meer, maar een reeks kaders: brede voor de lades, hoge voor de kasten. Dat brengt orde, zoals ruitjes dat doen in een groot raam. Het helpt ook als je keuken uit veel verschillende maten bestaat.",
			"Klassiek hoeft niet te betekenen dat de klok stilstaat. In een donkere kleur wordt zo'n lijst bijna grafisch, in een lichte zie je hem pas goed als de zon erop staat. Leg er een [werkblad](page:worktops) van roestvrij staal op en het beeld kantelt opnieuw.",
		],
	},
	details: [
		{ term: "Lijst", text: "Verhoogd, {framedFrameCm} cm dik." },
		{ term: "Plaats", text: "Langs alle zijden van het front." },
		{ term: "Binnenvlak", text: "Ligt lager dan de lijst." },
		{ term: "Opent", text: "Aan een knop op de lijst, of met een drukopener." },
	],
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de galerij", to: "page:gallery" },
	],
} satisfies PageContent & { different: PageContent["opening"]; details: { term: string; text: string }[] };
