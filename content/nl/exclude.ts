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
	/** Depends on which scripts of others are configured. */
	scope: {
		noAnalytics:
			"Op dit moment draaien er geen paginastatistieken op deze site, dus ook zonder vlaggetje telt niemand je. Zet je het nu, dan geldt het zodra ze er komen.",
		othersAsk:
			"Het vlaggetje gaat alleen over paginastatistieken. De andere scripts op deze site vragen eerst om je ja: zeg je nee, dan draaien ze niet. Welke dat zijn, staat bij [privacy en cookies](page:privacy).",
		othersRun:
			"Het vlaggetje gaat alleen over paginastatistieken. Andere scripts op deze site zien je bezoek wel. Welke dat zijn, staat bij [privacy en cookies](page:privacy).",
	},
	flag: {
		heading: "Hoe het nu staat",
		unknown: "Even kijken",
		counted: "Hier staat geen vlaggetje",
		ignored: "Het vlaggetje staat",
		blocked: "Niet te zeggen",
		whenCounted: "Je bezoeken tellen mee, net als die van iedereen.",
		whenNotCounted: "Er zijn nu geen paginastatistieken om in mee te tellen.",
		whenIgnored: "Paginastatistieken slaan deze browser over.",
		whenBlocked: "Deze browser laat een site niets bewaren. Een vlaggetje zetten lukt hier niet.",
		ignore: "Tel mij niet meer mee",
		count: "Tel mij weer mee",
		withoutScripts:
			"Zonder JavaScript kan deze pagina het vlaggetje niet lezen of zetten. Paginastatistieken zijn zelf ook JavaScript: zolang het uitstaat, tel je daar niet in mee.",
	},
	actions: [
		{ label: "Naar de homepage", to: "page:home" },
		{ label: "Naar contact", to: "page:contact" },
	],
} satisfies PageContent & Record<string, unknown>;
