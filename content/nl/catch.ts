import type { PageContent } from "../page-content.ts";

export default {
	title: "Catch: front met uitgesneden greep",
	description:
		"Catch is een keukenfront met een langwerpige greep die door het front heen is gesneden. Een eigen kleur kost eenmalig {catchCustomColour}.",
	heading: "Er zit een gat in je keuken",
	lead: "Bij Catch is de greep een langwerpige opening, vlak onder de bovenrand door het front heen gesneden. In de snede zie je waar het front van gemaakt is.",
	opening: {
		heading: "Wat weg is, steekt niet uit",
		body: [
			"De meeste grepen worden ergens op geschroefd. Bij Catch is er juist iets weggehaald. Je haakt je vingers in de opening en trekt. Er steekt niets uit waar je broekzak aan blijft hangen. De snede werken we niet weg. Bij multiplex zie je laagje op laagje, bij MDF één egale kern.",
			"Catch in een eigen kleur kost {catchCustomColour}, één keer, in welk materiaal ook. Bestel je later bij in dezelfde kleur, dan betaal je dat niet nog eens. De andere ontwerpen hebben een [eigen tarief](page:prices#price-list). Of je kiest een kleur die er al is, bij de [materialen](page:materials).",
		],
	},
	different: {
		heading: "Leegte met een functie",
		body: [
			"Bij Catch hoef je geen beslag uit te zoeken. De greep zit al in het ontwerp, of eigenlijk zit hij er juist uit. Op een rij lades keert de opening terug als een leesteken: steeds dezelfde vorm, steeds vlak onder de rand. Zo heeft ook een wand in een rustige kleur iets te vertellen.",
			"De opening gaat er helemaal doorheen. Wie bukt, ziet een streepje van wat er in de la ligt. Leg de nette theedoeken vooraan, of laat het zo. De meeste mensen kijken toch naar de rand, want daar houdt het oppervlak op. In [multiplex](page:materials#multiplex) is dat het mooist: daar beginnen de strepen.",
		],
	},
	details: [
		{ term: "Greep", text: "Een langwerpig gat, van voor tot achter." },
		{ term: "Plaats", text: "Bovenin, net onder de rand." },
		{ term: "Snede", text: "Blijft in het zicht, in het materiaal van het front." },
		{ term: "Eigen kleur", text: "{catchCustomColour}, één keer, in welk materiaal ook." },
	],
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
} satisfies PageContent & { different: PageContent["opening"]; details: { term: string; text: string }[] };
