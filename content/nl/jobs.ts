import type { PageContent } from "../page-content.ts";

export default {
	title: "Vacatures en open sollicitatie",
	description:
		"Werken als designer in Amsterdam of Rotterdam, of in ons magazijn in Lijnden. Bekijk welke functie openstaat en solliciteer per mail.",
	heading: "En ook geen saaie baan",
	lead: "Onze functies zijn die van designer, in Amsterdam en Rotterdam, en magazijnmedewerker, in Lijnden. Bij elke functie staat of die open is.",
	opening: {
		heading: "Tekenen of tillen",
		body: [
			"Een [designer](page:designer-rotterdam) bedenkt keukens in 3D en zit met klanten aan tafel, minstens {designerHoursMin} uur per week. Bij meer dan {eBikeAboveHours} uur hoort het aanbod van een e-bike. In het [magazijn](page:warehouse) zorg je dat bestellingen heel de deur uit gaan. Dat kan van {warehouseHoursMin} tot {warehouseHoursMax} uur per week.",
			"Is de functie van je keuze gesloten, of staat die er niet bij, dan kun je altijd een open sollicitatie mailen. Schrijf wat je kunt, waar je wilt werken en voor hoeveel uur. Houd het kort. En laat de standaardbrief in de la: wij zijn, zoals je weet, tegen saai.",
		],
	},
	actions: [
		{ label: "Stuur een open sollicitatie", to: "mail:openApplication" },
		{ label: "Lees over het magazijn", to: "page:warehouse" },
	],
} satisfies PageContent;
