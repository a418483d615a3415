import type { PageContent } from "../page-content.ts";

export default {
	title: "Vacatures en open sollicitatie",
	description:
		"Werken als designer in Amsterdam of Rotterdam, of in ons magazijn in Lijnden. Bekijk welke functie openstaat en solliciteer per mail.",
	heading: "Ook geen saaie banen",
	lead: "Onze designers werken in Amsterdam en Rotterdam, onze magazijnmedewerkers in Lijnden. Bij elke functie staat of de vacature open is.",
	opening: {
		heading: "Tekenen of tillen",
		body: [
			"Een [designer](page:designer-rotterdam) bedenkt keukens in 3D en zit met klanten aan tafel, minstens {designerHoursMin} uur per week. Een designer die meer dan {eBikeAboveHours} uur werkt, krijgt een e-bike aangeboden. In het [magazijn](page:warehouse) zorg je dat bestellingen zonder deuk de deur uit gaan. Dat doe je {warehouseHoursMin} tot {warehouseHoursMax} uur per week.",
			"Is de functie van je keuze gesloten, of staat die er niet bij, dan kun je altijd een open sollicitatie mailen. Schrijf wat je kunt, waar je wilt werken en voor hoeveel uur. Houd het kort. En laat de standaardbrief in de la: wij zijn, het zal je niet verbazen, tegen saai.",
		],
	},
	actions: [
		{ label: "Stuur een open sollicitatie", to: "mail:openApplication" },
		{ label: "Lees over het magazijn", to: "page:warehouse" },
	],
} satisfies PageContent;
