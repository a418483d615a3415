import type { PageContent } from "../page-content.ts";

export default {
	title: "Keukens om ideeën op te doen",
	description:
		"Beelden van keukens met onze fronten, kleuren en werkbladen. Het zijn impressies die we zelf hebben gemaakt, om te ontdekken wat je mooi vindt.",
	heading: "Kijken, kijken, nog niet kopen",
	lead: "Deze keukens bestaan niet. Het zijn impressies die we zelf op de computer hebben gemaakt, met onze ontwerpen, materialen en kleuren.",
	opening: {
		heading: "Niemand heeft hier ooit een ei gebakken",
		body: [
			"Je ziet hier dus geen keukens van klanten. Wel zie je wat een kleur doet als hij een hele wand beslaat, en hoe een front staat onder een werkblad. Zo kom je erachter wat je mooi vindt en, minstens zo nuttig, wat je lelijk vindt.",
			"Het blijven impressies, ook de kleuren. Blijft er iets hangen, bestel dan een [samplebox](page:samples) en bekijk het materiaal bij je eigen licht. Hoe een front opengaat, lees je bij de [fronten](page:fronts). Bewaar intussen een paar beelden en laat ze zien bij de kennismaking. Dat praat makkelijker dan 'iets met groen'.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de fronten", to: "page:fronts" },
	],
	filter: {
		label: "Kies waar je naar zoekt",
		clear: "Laat alles weer zien",
		one: "keuken",
		many: "keukens",
		none: {
			heading: "Die hebben we nog niet gemaakt",
			text: "Deze combinatie staat er niet bij. Te bestellen is hij wel: elk ontwerp is er in elk materiaal. Laat een keuze los, of vraag ernaar bij de kennismaking.",
		},
	},
	viewer: {
		label: "Keuken, groot in beeld",
		position: "Keuken",
		of: "van",
		previous: "Vorige keuken",
		next: "Volgende keuken",
		larger: "Inzoomen",
		smaller: "Uitzoomen",
		close: "Terug naar alle keukens",
		inside: "Wat je ziet",
	},
} satisfies PageContent & Record<string, unknown>;
