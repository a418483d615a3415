import type { PageContent } from "../page-content.ts";

export default {
	title: "Eigen bezoek niet meetellen",
	description:
		"Voor medewerkers: houd je eigen bezoeken op dit apparaat buiten de paginastatistieken, kijk hoe het nu staat en draai het terug als je wilt.",
	heading: "Tel mij niet mee",
	lead: "Wie hier werkt, heeft in onze bezoekcijfers niets te zoeken. Op deze pagina houd je dit apparaat erbuiten.",
	opening: {
		heading: "Een vlaggetje in je browser",
		body: [
			"Met de knop zet je een vlaggetje in de lokale opslag van je browser. Paginastatistieken zien dat en slaan je bezoek over. Weer meetellen doe je met dezelfde knop.",
			"Het vlaggetje geldt voor deze browser op dit apparaat. Zet het ook op je telefoon en in je andere browsers. Wie de gegevens van deze site wist, telt weer mee.",
		],
	},
	flag: {
		heading: "Hoe het nu staat",
		unknown: "Even kijken",
		counted: "Hier staat geen vlaggetje",
		ignored: "Het vlaggetje staat",
		blocked: "Niet te zeggen",
		whenCounted: "Als er paginastatistieken draaien, tellen je bezoeken mee, net als die van iedereen.",
		whenIgnored: "Paginastatistieken slaan deze browser over.",
		whenBlocked: "Deze browser laat een site niets bewaren. Een vlaggetje zetten lukt hier niet.",
		ignore: "Tel mij niet meer mee",
		count: "Tel mij weer mee",
		withoutScripts:
			"Zonder JavaScript kan deze pagina het vlaggetje niet lezen of zetten. De paginastatistieken zijn zelf ook JavaScript: zolang het uitstaat, tel je daar niet in mee.",
	},
	actions: [
		{ label: "Naar de homepage", to: "page:home" },
		{ label: "Naar contact", to: "page:contact" },
	],
} satisfies PageContent & Record<string, unknown>;
