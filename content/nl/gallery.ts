import type { PageContent } from "../page-content.ts";

export default {
	title: "Keukens om ideeën op te doen",
	description:
		"Keukens met onze fronten, kleuren en werkbladen, zelf gemaakt op de computer. Filter op ontwerp, materiaal, kleur of werkblad.",
	heading: "Kijken, kijken, nog niet kopen",
	lead: "Deze keukens bestaan niet. We hebben ze op de computer gemaakt, met onze ontwerpen, materialen en kleuren.",
	opening: {
		heading: "Niemand heeft hier ooit een ei gebakken",
		body: [
			"Keukens van klanten zijn het niet. Wel zie je wat een kleur doet als hij een hele wand beslaat, en hoe een front staat onder een werkblad. Zo kom je erachter wat je mooi vindt en, minstens zo nuttig, wat je lelijk vindt.",
			"Kleuren kunnen in het echt afwijken. Blijft er iets hangen, bekijk het materiaal dan bij je eigen licht, met een [samplebox](page:samples). En bewaar een paar beelden voor de kennismaking. Dat praat makkelijker dan 'iets met groen'.",
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
		closest: {
			heading: "Die keuken staat nog nergens",
			text: "Wel zie je hier elk ontwerp in elk materiaal, steeds in dezelfde keuken. Het werkblad kies je erbij in de [mixer](page:mixer).",
		},
		none: {
			heading: "Die hebben we nog niet gemaakt",
			text: "Deze combinatie staat er niet bij. Haal een filter weg, of stel hem samen in de [mixer](page:mixer).",
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
