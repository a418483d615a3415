import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Palet: tegels bij je keuken",
	description:
		"Tegels van onze partner Palet vanaf {paletMin} m², voor {tilePerSquareMetre} per m². Levertijd vanaf {paletWeeks} weken. Reken uit wat jouw muur kost.",
	heading: "Wijsheid op een tegeltje",
	lead: "Voor de tegels werken we samen met Palet. Je bestelt ze vanaf {paletMin} m², voor {tilePerSquareMetre} per m².",
	calculator: {
		heading: "Reken je muur uit",
		area: "Hoeveel vierkante meter?",
		areaUnit: "m²",
		wall: "Of pak een meetlint",
		width: "Breedte in cm",
		height: "Hoogte in cm",
		submit: "Reken uit",
		result: "Dat kost het aan tegels",
		rounding:
			"We rekenen met minstens {paletMin} m² en ronden naar boven af op een tiende. Tel er zelf wat snijverlies bij op.",
	},
	drawing: {
		label: "Zo groot is dat",
		note: "Op schaal. De tegels hebben we zelf getekend; die van Palet zien er anders uit.",
	},
	opening: {
		heading: "En dan is er nog de muur",
		body: [
			"De fronten zijn gekozen, het werkblad ook, en dan blijft er een strook muur over waar niemand aan heeft gedacht. Vaak komt daar iets op wat bij de bouwmarkt toevallig op de pallet lag. Dat kan beter met Palet, met één l.",
			"Een tegel kies je het best naast het materiaal waar hij jaren mee door moet. Leg er een [samplebox](page:samples) naast voordat je beslist.",
			"{tileKind}",
		],
	},
	time: {
		heading: "Tegels zijn er eerder",
		text: "De levertijd van de tegels is op zijn kortst {paletWeeks} weken, die van onze [fronten](page:fronts) {leadTimeMin} tot {leadTimeMax}.",
		tiles: "Tegels, op zijn snelst",
		tilesWeeks: "{paletWeeks} weken",
		fronts: "Fronten",
		frontsWeeks: "{leadTimeMin} tot {leadTimeMax} weken",
	},
	next: {
		heading: "De muur doet mee",
		text: "Neem de muur meteen mee in het ontwerp. Dan weten de stopcontacten ook waar ze aan toe zijn.",
		actions: [
			{ label: "Vraag naar de tegels", to: "ask:tiles" },
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Bekijk de werkbladen", to: "page:worktops" },
		] satisfies Action[],
	},
	actions: [
		{ label: "Vraag naar de tegels", to: "ask:tiles" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
