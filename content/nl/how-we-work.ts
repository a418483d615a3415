import type { PageContent } from "../page-content.ts";

export default {
	title: "Zo werken we: van kennismaking tot levering",
	description:
		"Eerst een gesprek, dan een ontwerp in 3D, dan pas bestellen. Lees wat je per stap betaalt, wanneer de productie begint en wat je zelf regelt.",
	heading: "Eerst praten, dan zagen",
	lead: "Ontdekken, ontwerpen, bestellen: in die volgorde. Bij elke stap weet je wat die kost en wat erna komt.",
	opening: {
		heading: "Wie doet wat, en wanneer",
		body: [
			"De **kennismaking** is vrijblijvend. Je vertelt wat er staat en wat je wilt, wij vragen door. Daarna volgt het **ontwerpgesprek**: je doet een aanbetaling van {designDeposit} en wij tekenen je keuken in 3D. Dat bedrag trekken we af van de eindfactuur. De eerste aanpassing van het ontwerp is inbegrepen, elke volgende kost {extraRevision}.",
			"In het **laatste gesprek** nemen we alles nog eens door. Daarna heb je een afspraak bij de winkel om de kasten te bestellen. Wij beginnen met produceren zodra de factuur minstens voor een deel is betaald. Reken op {leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het materiaal. Het restant betaal je vóór de levering.",
			"We leveren op de afgesproken dag, op de begane grond. De chauffeur komt alleen, dus zorg voor extra handen. Monteren doen we niet: dat doe je zelf of je zoekt er iemand voor. Onze prijzen zijn vaste prijzen. Alle bedragen die vooraf bekend zijn, staan op de [prijslijst](page:prices). De rest lees je bij de [veelgestelde vragen](page:faq).",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de prijzen", to: "page:prices" },
	],
} satisfies PageContent;
