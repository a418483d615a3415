import type { PageContent } from "../page-content.ts";

export default {
	title: "Eigen bezoek niet meetellen",
	description:
		"Voor medewerkers: houd je eigen bezoeken op dit apparaat buiten de paginastatistieken, kijk hoe het nu staat en draai het terug als je wilt.",
	heading: "Tel mij niet mee",
	lead: "Werk je bij ons, dan heb je in onze bezoekcijfers niets te zoeken. Op deze pagina houd je dit apparaat erbuiten.",
	opening: {
		heading: "Een vlaggetje in je browser",
		body: [
			"Zet je dit aan, dan bewaart je browser een vlaggetje in zijn lokale opslag. De paginastatistieken zien dat en slaan je bezoek over. Wil je weer meetellen, dan haal je het op dezelfde plek weg.",
			"Het vlaggetje geldt voor deze browser op dit apparaat. Kijk je ook op je telefoon of in een andere browser, zet het daar dan opnieuw. Wis je de gegevens van deze site, dan is het weg en tel je weer mee. Verder verandert er niets aan wat je op de site ziet.",
		],
	},
	flag: {
		heading: "Hoe het nu staat",
		unknown: "Even kijken",
		counted: "Dit apparaat telt mee",
		ignored: "Dit apparaat telt niet mee",
		blocked: "Niet te zeggen",
		whenCounted: "Je bezoeken komen in de paginastatistieken, net als die van iedereen.",
		whenIgnored: "De paginastatistieken slaan deze browser over.",
		whenBlocked: "Deze browser laat een site niets bewaren. Een vlaggetje zetten lukt hier dus niet.",
		ignore: "Tel mij niet meer mee",
		count: "Tel mij weer mee",
		withoutScripts:
			"Zonder JavaScript kan deze pagina het vlaggetje niet lezen of zetten. De paginastatistieken zijn zelf ook JavaScript, dus zolang het uit staat, tel je daar niet in mee.",
	},
	actions: [
		{ label: "Naar de homepage", to: "page:home" },
		{ label: "Naar contact", to: "page:contact" },
	],
} satisfies PageContent & Record<string, unknown>;
