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
		heading: "Kleur naast kleur",
		body: [
			"Tik hieronder op een kleur en hij komt groot in beeld, naast de vorige die je koos. De link in je adresbalk onthoudt het paar. Stuur hem naar wie er thuis ook over gaat.",
			"Een scherm liegt over kleur, zonder kwade bedoelingen. Kijk daarom naar het echte materiaal voordat je kiest, thuis of in de studio. De levertijd is {leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het materiaal.",
		],
	},
	families: {
		fenix: {
			name: "Fenix",
			heading: "Zo mat als een kiezel",
			body: [
				"Italiaans hogedruklaminaat: lagen papier en hars, geperst tot één plaat, met een huid van acrylhars die nauwelijks licht terugkaatst. Microkrasjes in die huid trekken weg als je ze verwarmt. Wat een uitgeschoten mes achterlaat, blijft. Er zijn {fenixColours:word} kleuren.",
				"Levertijd: {leadTimeFenix} weken.",
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
				"Een plaat met een gekleurde toplaag van melamine: papier, gedrenkt in kunsthars en er onder hitte op geperst. Hard, egaal en met een vochtige doek weer schoon. Er zijn {melatopColours:word} kleuren. Vier horen in de etalage van een banketbakker, de vijfde is tuna.",
				"Levertijd: {leadTimeMelatop} weken.",
			],
			actions: [{ label: "Naar de Melatop-box", to: "page:samples#melatop" }],
		},
		wood: {
			name: "Hout",
			heading: "Met dank aan de boom",
			body: [
				"Hout werkt: het zet uit en krimpt met het vocht in huis. Houten fronten bestaan daarom vaak uit fineer, een dun blad echt hout op een plaat die recht blijft.",
				"Ook het licht werkt mee. Eiken wordt er doorgaans warmer van, noten juist lichter.",
				"{woodBuild}",
				"Levertijd: {leadTimeWood} weken.",
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
				"Een geverfd front is glad en heeft geen nerf: alles hangt van de kleur af. Die komt van Farrow & Ball, van Little Greene of van jou.",
				"De kleuren op deze tekening zijn voorbeelden van ons, niet van een verfmerk.",
				"{paintSheen}",
				"Levertijd: {leadTimePainted} weken.",
			],
			actions: [
				{ label: "Meer over Farrow & Ball", to: "page:farrow-and-ball" },
				{ label: "Naar de box Painted + raw", to: "page:samples#painted" },
			],
		},
		"raw-mdf": {
			name: "Raw MDF",
			heading: "Zonder jas",
			body: [
				"MDF is fijne houtvezel die met lijm tot plaat is geperst. Geen nerf, dus ook geen richting. Bij ons is het er in Light Grey. Vezel drinkt: veeg water bij de spoelbak en de vaatwasser meteen weg.",
				"{rawMdfFinish}",
				"Levertijd: {leadTimeRawMdf} weken.",
			],
			actions: [{ label: "Naar de box met Raw MDF", to: "page:samples#painted" }],
		},
		multiplex: {
			name: "Multiplex",
			heading: "Bladerdeeg van hout",
			body: [
				"Dunne lagen hout, om en om gekruist en verlijmd. De plaat trekt daardoor minder snel krom dan een plank, en je krijgt er strepen op de kant bij. Bij [Catch](page:catch) lopen ze door in de greep. Multiplex zit in geen samplebox; je bekijkt het in de studio.",
				"Levertijd: {leadTimeMultiplex} weken.",
			],
			actions: [{ label: "Kies een studio", to: "page:contact" }],
		},
	} satisfies Record<Family, FamilyWords>,
	custom: {
		heading: "Twee tarieven voor een eigen kleur",
		text: "Voor Catch betaal je één keer, voor elk ander ontwerp per bestelling. Een kleur van Farrow & Ball of Little Greene telt als eigen kleur. Alle bedragen staan bij de [prijzen](page:prices).",
		painted: {
			name: "Elk ander ontwerp, in Painted",
			price: "{paintedCustomColour}",
			unit: "per bestelling",
			text: "Bij elke volgende bestelling betaal je dit opnieuw.",
		},
		catch: {
			name: "Catch",
			price: "{catchCustomColour}",
			unit: "één keer",
			text: "In welk materiaal ook. Bij een bijbestelling in dezelfde kleur betaal je dit niet opnieuw.",
		},
	},
	next: {
		heading: "Nu nog voelen",
		text: "Kies een samplebox en leg de kandidaten bij je thuis op tafel, of kom ze in de studio vasthouden.",
		boxes: {
			wood: { label: "Hout", to: "page:samples#wood" },
			fenix: { label: "Fenix", to: "page:samples#fenix" },
			melatop: { label: "Melatop", to: "page:samples#melatop" },
			painted: { label: "Painted + raw", to: "page:samples#painted" },
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
