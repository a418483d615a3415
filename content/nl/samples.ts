import type { SampleBox } from "../../facts/samples.ts";
import type { Action, PageContent } from "../page-content.ts";

type BoxWords = { name: string; lid: string; text: string; order: Action };

export default {
	title: "Samplebox met materialen",
	description:
		"Bekijk Fenix, hout, Melatop of verf in je eigen keuken. Een samplebox kost {sampleBox} inclusief verzending, en dat gaat van een latere aankoop af.",
	heading: "Een keuken in een doosje",
	lead: "Stukjes van het echte materiaal, per post. Zo kies je op je eigen keukentafel, bij je eigen licht, zonder iemand die over je schouder meekijkt.",
	price: {
		heading: "Wat een box kost",
		terms: [
			{ term: "Per box", text: "{sampleBox}" },
			{ term: "Verzending", text: "Inbegrepen" },
			{ term: "Koop je later bij ons", text: "Dan gaat het bedrag van je aankoop af" },
		],
	},
	boxes: {
		heading: "Kies je box",
		text: "Er zijn er {sampleBoxes:word}. Weet je nog niet in welke hoek je het moet zoeken, begin dan bij de [materialen](page:materials).",
		holds: "In deze familie",
		each: {
			wood: {
				name: "Hout",
				lid: "Hout",
				text: "Voor wie de nerf wil zien. Leg de stukjes op je vloer en je weet meteen wie er ruzie krijgt.",
				order: { label: "Bestel de box met hout", to: "link:samplesWood" },
			},
			fenix: {
				name: "Fenix",
				lid: "Fenix",
				text: "Voor wie om kleur komt. Mat laat zich slecht fotograferen en goed aaien, dus dit is de box voor mensen die overal aan moeten zitten.",
				order: { label: "Bestel de box met Fenix", to: "link:samplesFenix" },
			},
			melatop: {
				name: "Melatop",
				lid: "Melatop",
				text: "Boter, lychee, munt, glazuur en tonijn. Als lunch ongewoon, als keuken goed te doen.",
				order: { label: "Bestel de box met Melatop", to: "link:samplesMelatop" },
			},
			painted: {
				name: "Painted en raw",
				lid: "Verf + raw",
				text: "Geverfd naast ongeverfd. Denk je aan één bepaalde kleur van Farrow and Ball of Little Greene, leg er dan een verfstaal van die kleur naast.",
				order: { label: "Bestel de box met verf en raw", to: "link:samplesPainted" },
			},
		} satisfies Record<SampleBox, BoxWords>,
		note: "De tekeningen zijn impressies. Zoek je multiplex, [vraag ons dan](mail:contact) waar je het kunt bekijken.",
	},
	opening: {
		heading: "Drie proeven voor thuis",
		body: [
			"Een kleur kies je niet in tien minuten. Laat de stukjes een week liggen waar je keuken komt en neem mee wat er dan nog ligt.",
		],
	},
	trials: [
		{
			name: "De lamp aan, de lamp uit",
			text: "Daglicht is eerlijk, maar niet de hele dag hetzelfde. Kijk bij het ontbijt, kijk om vier uur en kijk nog eens als het buiten donker is.",
		},
		{
			name: "Naast wat blijft",
			text: "De vloer, de muur, de stoelen van je oma. Geen kleur staat alleen, en wat er al is, praat mee.",
		},
		{
			name: "Met vette vingers",
			text: "Eet een croissant en pak dan een stukje vast. Beter nu een afdruk op een sample dan straks op elke deur.",
		},
	],
	next: {
		heading: "En dan met het doosje onder je arm",
		text: "Neem de stukjes die de week hebben overleefd mee naar onze studio in Amsterdam of Rotterdam. Dan begint het gesprek bij wat je al mooi vindt.",
		actions: [
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Vergelijk eerst de materialen", to: "page:materials" },
		] satisfies Action[],
	},
	actions: [
		{ label: "Kies je box", to: "page:samples#boxes" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
