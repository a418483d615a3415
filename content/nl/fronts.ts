import type { PageContent } from "../page-content.ts";

export default {
	title: "Fronten voor IKEA- en KVIK-keukens",
	description:
		"Bekijk onze {frontDesigns:word} fronten voor IKEA Metod en Faktum en KVIK Bordo en Senti. Gemaakt in Nederland, met {warrantyYears} jaar garantie.",
	heading: "Een front tegen saai",
	lead: "Onze fronten verschillen vooral in wat je hand tegenkomt: een gat, een rand, een lijst, staven, je eigen knop of helemaal niets.",
	opening: {
		heading: "Zelfde kast, ander karakter",
		body: [
			"Een front beoordeel je van een afstand, van dichtbij en met je hand. Van een afstand zie je kleur en ritme: strepen, kaders of rust. Van dichtbij zie je de rand. En je hand velt elke ochtend, nog voor het ontbijt, zijn eigen oordeel. Meer dan één ontwerp in dezelfde keuken mag ook. De keukenpolitie komt niet.",
			"Begin waar je wilt. Soms staat het ontwerp al vast en is het [materiaal](page:materials) de vraag, soms is het andersom. Kom je er niet uit? Denk niet aan de foto maar aan de afwas. Hoe wil je een kast opendoen als je handen nat zijn? Wat er dan nog over is, neem je mee naar de [kennismaking](link:bookDiscovery).",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de materialen", to: "page:materials" },
	],
} satisfies PageContent;
