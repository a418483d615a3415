import type { PageContent } from "../page-content.ts";

export default {
	title: "Pull: front met een vingerrand",
	description:
		"Pull is een keukenfront met een vingerrand langs de bovenkant, voor kasten van IKEA en KVIK. Geen losse greep, wel iets om aan te trekken.",
	heading: "De naam is de handleiding",
	lead: "Langs de bovenkant van Pull loopt een rand voor je vingers. Trekken, klaar.",
	opening: {
		heading: "Altijd raak",
		body: [
			"Een handgreep heeft een vaste plek, en daar moet je hand dan maar heen. De rand van Pull loopt langs de hele bovenkant: je pakt hem links, rechts of in het midden, waar je toevallig staat. Handig als je in je ene hand al een pan hebt.",
			"Van een afstandje zie je vooral strepen. Boven aan elke la loopt een lijn, en samen maken die lijnen een rij lage kasten breed en rustig. Hoe dat bij hoge kasten uitpakt, bekijken we in het ontwerp. Wie minder wil zien, neemt [Flush](page:flush). Wie meer wil zien, kijkt in de [galerij](page:gallery).",
		],
	},
	different: {
		heading: "Een streep die werkt",
		body: [
			"In veel keukens is de lijn versiering en de greep een los onderdeel. Bij Pull is dat één ding: wat je ziet, is wat je vastpakt. Je hoeft er niets bij te zoeken, en er is niets wat los kan raken of scheef kan zitten.",
			"De richting telt mee. Waar [Barre](page:barre) omhoog wijst, blijft Pull liggen. In een lange opstelling springt je oog van la naar la, zolang de lades op gelijke hoogte zitten. Een sprong in de lijn zie je vanaf de bank. Dat kan mooi zijn, als je het expres doet.",
		],
	},
	details: [
		{ term: "Greep", text: "Een vingerrand in plaats van beslag." },
		{ term: "Plaats", text: "De bovenkant van het front." },
		{ term: "Richting", text: "Horizontaal, met het werkblad mee." },
	],
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Vergelijk de fronten", to: "page:fronts" },
	],
} satisfies PageContent & { different: PageContent["opening"]; details: { term: string; text: string }[] };
