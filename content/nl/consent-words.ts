import type { ConsentCategory, IntegrationName } from "../../facts/site/integrations.ts";

/** Scripts of others: what they are for, and the drawer that asks whether they may run. */
export default {
	/** Follows the name of the company. */
	purposes: {
		analytics: "telt hoe vaak een pagina wordt bekeken, zonder cookies en zonder je te volgen.",
		tagManager: "telt met Google Analytics welke pagina's je bekijkt en of je terugkomt.",
		pixel: "meet of onze advertenties werken, en mag dat aan je Meta-account koppelen.",
	} satisfies Record<IntegrationName, string>,
	names: {
		analytics: "Paginastatistieken",
		tagManager: "Google Tag Manager",
		pixel: "Meta-pixel",
	} satisfies Record<IntegrationName, string>,
	/** Followed by the names of hosts. */
	alsoLoads: "Haalt ook scripts op bij",
	drawer: {
		heading: "Mogen zij meekijken?",
		lead: "Alleen als jij ja zegt. Zeg je nee, dan werkt de site net zo goed.",
		refuse: "Weigeren",
		accept: "Accepteren",
		choose: "Zelf kiezen",
		categories: {
			measuring: "Statistieken",
			advertising: "Advertenties",
		} satisfies Record<ConsentCategory, string>,
		keeps: "Bewaart in je browser:",
		remember:
			"We onthouden je keuze {consentMonths:word} maanden. Onder aan elke pagina staat een link om hem te wijzigen.",
		privacy: "Meer over je privacy",
		save: "Bewaar mijn keuze",
		saved: "Je keuze is bewaard.",
	},
	settings: "Cookie-instellingen",
	lasts: { cleared: "tot je het zelf wist", tab: "tot je het tabblad sluit" },
};
