import type { PageContent } from "../page-content.ts";

export default {
	title: "Vacatures en open sollicitatie",
	description:
		"Werken als designer in Amsterdam of Rotterdam, of in ons magazijn in Lijnden. Bekijk welke functie openstaat, of stuur een open sollicitatie.",
	heading: "Ook geen saaie banen",
	lead: "Onze designers werken in Amsterdam en Rotterdam, onze magazijnmedewerkers in Lijnden. Bij elke functie staat of de vacature open is.",
	opening: {
		heading: "Tekenen of tillen",
		body: [
			"Een [designer](page:designer-rotterdam) bedenkt keukens in 3D en zit met klanten aan tafel. In het [magazijn](page:warehouse) zorg je ervoor dat bestellingen zonder deuk de deur uit gaan. Welke teams er zijn, lees je op de [teampagina](page:team).",
		],
	},
	list: {
		heading: "Staat de deur open?",
		text: "Zo ja, dan kun je solliciteren. Is de deur dicht, dan is er in die functie nu geen plek.",
	},
	openApplication: {
		name: "Open sollicitatie",
		text: "Voor wie iets kan wat hier niet staat. Breng je eigen greep mee, zoals bij [Own](page:own): schrijf wat je kunt en waarom we dat nodig hebben.",
		place: "Amsterdam, Rotterdam of Lijnden",
		hours: "Zeg jij het maar",
	},
	how: {
		heading: "Zo solliciteer je",
		steps: [
			"Kies je functie en open het formulier. Het heeft vier vakjes en geen enkele verplichte hobby.",
			"Schrijf wie je bent, wat je kunt, hoeveel uur je wilt werken en vanaf wanneer. Werk laten zien? Zet er een link bij.",
			"Houd het kort. En laat de standaardbrief in de la: wij zijn, het zal je niet verbazen, tegen saai.",
		],
	},
	apply: {
		heading: "Klop maar aan",
		text: "Dit is de open sollicitatie: voor wie hierheen wil en zijn functie er niet tussen ziet staan. We lezen alles en schrijven terug.",
	},
	actions: [
		{ label: "Stuur een open sollicitatie", to: "page:jobs#apply" },
		{ label: "Lees over het magazijn", to: "page:warehouse" },
	],
} satisfies PageContent & Record<string, unknown>;
