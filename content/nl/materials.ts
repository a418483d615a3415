import type { Family } from "../../facts/products/materials.ts";
import type { SampleBox } from "../../facts/products/samples.ts";
import type { Action, PageContent } from "../page-content.ts";

type FamilyWords = { name: string; heading: string; body: string[]; actions: Action[] };

export default {
	title: "Materialen voor keukenfronten",
	description:
		"Keukenfronten in Fenix, hout, verf, Melatop, Raw MDF en multiplex: wat het is, welke kleuren er zijn en wat een eigen kleur kost.",
	heading: "Aankomen mag",
	lead: "Een front kan van Fenix, hout, Melatop, Raw MDF of multiplex zijn, of geverfd in jouw kleur. Hier lees je wat het verschil is.",
	compare: {
		label: "Twee materialen naast elkaar",
		shown: "Nu te zien",
		joint: "naast",
		together: "En zo staan ze samen in één keuken.",
		mix: { label: "Zet dit paar in de mixer", to: "page:mixer" } satisfies Action,
		enlarge: "Bekijk groot",
	},
	opening: {
		heading: "De laatste twee staan vooraan",
		body: [
			"Tik hieronder op een kleur en hij komt groot in beeld, naast de vorige die je koos. De link in je adresbalk onthoudt het paar, dus je kunt hem sturen naar wie er thuis ook over gaat.",
			"Een scherm liegt over kleur, zonder kwade bedoelingen. Kijk daarom naar het echte materiaal voordat je kiest, thuis of in de studio. Denk ook aan de tijd: afhankelijk van het materiaal is de levertijd {leadTimeMin} tot {leadTimeMax} weken.",
		],
	},
	families: {
		fenix: {
			name: "Fenix",
			heading: "Zo mat als een kiezel",
			body: [
				"Een plaat met een huid van acrylhars, waar het licht nauwelijks van terugkomt. Microkrasjes in die huid trekken weg als je ze verwarmt. Wat een uitgeschoten mes achterlaat, blijft. Er zijn {fenixColours:word} kleuren.",
			],
			actions: [
				{ label: "Meer over Fenix-fronten", to: "page:fenix" },
				{ label: "Naar de Fenix-box", to: "page:samples#fenix" },
			],
		},
		melatop: {
			name: "Melatop",
			heading: "De taartvitrine",
			body: [
				"We houden het kort: {melatopColours:word} kleuren, stuk voor stuk geschikt voor de etalage van een banketbakker. Alleen tuna ligt er wat ongemakkelijk bij. Hoe Melatop aanvoelt, vertelt een sample beter dan wij.",
			],
			actions: [{ label: "Naar de Melatop-box", to: "page:samples#melatop" }],
		},
		wood: {
			name: "Hout",
			heading: "Met dank aan de boom",
			body: [
				"Hout werkt: het zet uit en krimpt met het vocht in huis. Houten fronten bestaan daarom vaak uit fineer, een dun blad echt hout op een plaat die recht blijft. Hoe de onze zijn opgebouwd, laten we je in de studio zien.",
				"Ook het licht werkt mee. Eiken wordt er doorgaans warmer van, noten juist lichter.",
			],
			actions: [
				{ label: "Meer over houten fronten", to: "page:wooden-fronts" },
				{ label: "Naar de houtbox", to: "page:samples#wood" },
			],
		},
		painted: {
			name: "Painted",
			heading: "Zo gek als je wilt",
			body: [
				"Een geverfd front is glad en heeft geen nerf, dus alles hangt van de kleur af. Die komt van Farrow and Ball, van Little Greene of van jou. Een kleurnaam zegt nog niets over de glans, dus vraag daar apart naar.",
				"De kleuren op deze tekening zijn voorbeelden van ons, niet van een verfmerk.",
			],
			actions: [
				{ label: "Meer over Farrow and Ball", to: "page:farrow-and-ball" },
				{ label: "Naar de box Painted en raw", to: "page:samples#painted" },
			],
		},
		"raw-mdf": {
			name: "Raw MDF",
			heading: "Zonder jas",
			body: [
				"MDF is fijne houtvezel die met lijm tot plaat is geperst. Geen nerf, dus ook geen richting. Bij ons is het er in Light Grey. Kale vezel neemt vocht op, dus vraag ons hoe je zo'n front in een keuken goed houdt.",
			],
			actions: [{ label: "Naar de box met Raw MDF", to: "page:samples#painted" }],
		},
		multiplex: {
			name: "Multiplex",
			heading: "Bladerdeeg van hout",
			body: [
				"Dunne lagen hout, om en om gekruist en verlijmd. De plaat trekt daardoor minder snel krom dan een plank, en je krijgt er strepen op de kant bij. Bij [Catch](page:catch) lopen ze door in de greep.",
			],
			actions: [{ label: "Vraag ernaar in de studio", to: "page:contact" }],
		},
	} satisfies Record<Family, FamilyWords>,
	custom: {
		heading: "Twee tarieven voor een eigen kleur",
		text: "Een eigen kleur kan bij twee verschillende producten, en die hebben elk hun eigen prijs. Alle andere bedragen staan bij de [prijzen](page:prices).",
		painted: {
			name: "Eigen kleur voor Painted-fronten",
			price: "{paintedCustomColour}",
			unit: "per bestelling",
			text: "Voor fronten in het materiaal Painted. Bij elke volgende bestelling betaal je het bedrag opnieuw.",
		},
		catch: {
			name: "Eigen kleur voor Catch",
			price: "{catchCustomColour}",
			unit: "eenmalig",
			text: "Voor het ontwerp Catch en voor geen ander. Je betaalt het bedrag één keer.",
		},
	},
	next: {
		heading: "Nu nog voelen",
		text: "Kies een samplebox en leg de kandidaten bij je thuis op tafel, of kom ze in de studio vasthouden.",
		boxes: {
			wood: { label: "Hout", to: "page:samples#wood" },
			fenix: { label: "Fenix", to: "page:samples#fenix" },
			melatop: { label: "Melatop", to: "page:samples#melatop" },
			painted: { label: "Painted en raw", to: "page:samples#painted" },
		} satisfies Record<SampleBox, Action>,
		actions: [
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Bekijk de fronten", to: "page:fronts" },
		] satisfies Action[],
	},
	actions: [
		{ label: "Bestel een samplebox", to: "page:samples" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
