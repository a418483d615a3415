import type { SampleBox } from "../../facts/products/samples.ts";
import type { Action, PageContent } from "../page-content.ts";

type BoxWords = { name: string; text: string; order: Action };

export default {
	title: "Samplebox met frontmaterialen bestellen",
	description:
		"Bekijk Fenix, hout, Melatop of verf in je eigen keuken. Een samplebox kost {sampleBox} inclusief verzending, en dat gaat van een latere aankoop af.",
	heading: "Een keuken in een doosje",
	lead: "Stukjes van het echte materiaal, per post. Zo kies je aan je eigen keukentafel, bij je eigen licht, zonder iemand die over je schouder meekijkt.",
	price: {
		heading: "Wat een box kost",
		terms: [
			{ term: "Per box", text: "{sampleBox}" },
			{ term: "Verzending", text: "Inbegrepen" },
			{ term: "Koop je later bij ons", text: "Dan gaat het bedrag van je aankoop af" },
			{ term: "In huis na", text: "{sampleBoxDays} werkdagen" },
		],
	},
	boxes: {
		heading: "Kies je box",
		text: "Er zijn er {sampleBoxes:word}. Geen idee in welke hoek je het moet zoeken? Begin bij de [materialen](page:materials).",
		holds: "In deze familie",
		contents: {
			wood: ["In de box: {sampleBoxWood}."],
			fenix: ["In de box: {sampleBoxFenix}."],
			melatop: ["In de box: {sampleBoxMelatop}."],
			painted: ["In de box: {sampleBoxPainted}."],
		} satisfies Record<SampleBox, string[]>,
		each: {
			wood: {
				name: "Hout",
				text: "Voor wie de nerf wil zien. Leg de samples op je vloer en je ziet meteen wat vloekt.",
				order: { label: "Bestel de houtbox", to: "link:samplesWood" },
			},
			fenix: {
				name: "Fenix",
				text: "Voor wie om kleur komt. En voor wie overal aan moet zitten, want mat voel je beter dan je het ziet.",
				order: { label: "Bestel de Fenix-box", to: "link:samplesFenix" },
			},
			melatop: {
				name: "Melatop",
				text: "Butter, lychee, mint, frosting en tuna. Als lunch ongewoon, als keuken goed te doen.",
				order: { label: "Bestel de Melatop-box", to: "link:samplesMelatop" },
			},
			painted: {
				name: "Painted + raw",
				text: "Geverfd naast ongeverfd. Leg er de kleurkaart van je favoriete Farrow & Ball of Little Greene naast.",
				order: { label: "Bestel de box Painted + raw", to: "link:samplesPainted" },
			},
		} satisfies Record<SampleBox, BoxWords>,
		note: "De beelden zijn impressies; kleuren kunnen afwijken. Multiplex zit in geen van de boxen; dat bekijk je in de [studio](page:contact).",
	},
	order: {
		heading: "Waar mag het heen?",
		text: "Een box kost {sampleBox}, verzending inbegrepen. Koop je later bij ons, dan gaat dat bedrag eraf.",
		button: "Bestel",
		each: "{sampleBox} per box",
		total: "<count> × {sampleBox} = <amount>",
		after: "Je ziet meteen je bestelnummer. Je betaalt nu nog niets: de betaalgegevens volgen.",
		afterMail:
			"Je ziet meteen je bestelnummer en krijgt het ook per mail. Je betaalt nu nog niets: de betaalgegevens volgen.",
	},
	opening: {
		heading: "Drie proeven voor thuis",
		body: [
			"Een kleur kies je niet in tien minuten. Laat de samples een week liggen waar je keuken komt en houd wat je dan nog mooi vindt.",
		],
	},
	trials: [
		{
			name: "De lamp aan, de lamp uit",
			text: "Daglicht is eerlijk, maar niet de hele dag hetzelfde. Kijk bij het ontbijt, kijk om vier uur en kijk nog eens als het buiten donker is.",
		},
		{
			name: "Naast wat blijft",
			text: "De vloer, de muur, de stoelen die je houdt. Een kleur zie je altijd samen met wat ernaast staat.",
		},
		{
			name: "Met vette vingers",
			text: "Eet een croissant en pak dan een sample vast. Beter nu een afdruk daarop dan straks op elke deur.",
		},
	],
	next: {
		heading: "En dan met het doosje onder je arm",
		text: "Neem de samples die de week hebben overleefd mee naar onze studio in Amsterdam of Rotterdam. Dan begint het gesprek bij wat je al mooi vindt.",
		actions: [
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Vergelijk eerst de materialen", to: "page:materials" },
		] satisfies Action[],
	},
	actions: [
		{ label: "Kies je samplebox", to: "page:samples#boxes" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
