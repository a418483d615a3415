import type { PageContent } from "../page-content.ts";

export default {
	title: "Catch: front met uitgesneden greep",
	description:
		"Catch is een keukenfront met een langwerpige greep die door het front heen is gesneden. Voor een eigen kleur betaal je eenmalig {catchCustomColour}.",
	heading: "Er zit een gat in je keuken",
	lead: "Bij Catch is de greep een langwerpige opening, vlak onder de bovenrand door het front heen gesneden. In de rand zie je de lagen zitten.",
	opening: {
		heading: "Wat weg is, steekt niet uit",
		body: [
			"De meeste grepen worden ergens op geschroefd. Die van Catch is juist weggehaald. Je haakt je vingers in de opening en trekt. Er steekt niets uit waar je broekzak aan blijft hangen. De snede werken we niet weg. Die mag je zien: laagje op laagje, rondom de opening.",
			"Wil je Catch in een eigen kleur, dan betaal je daar eenmalig {catchCustomColour} voor. Dat bedrag geldt alleen voor Catch. Voor Painted-fronten in een eigen kleur is er een ander tarief, per bestelling. Op de [prijslijst](page:prices) staan de twee apart. Hoeft het geen eigen kleur te zijn, bekijk dan eerst de [materialen](page:materials).",
		],
	},
	different: {
		heading: "Leegte met een functie",
		body: [
			"Bij Catch hoef je geen beslag uit te zoeken. De greep zit al in het ontwerp, of eigenlijk zit hij er juist uit. Op een rij lades keert de opening terug als een leesteken: steeds dezelfde vorm, steeds vlak onder de rand. Zo heeft ook een wand in een rustige kleur iets te vertellen.",
			"De opening gaat er helemaal doorheen. Wie bukt, ziet dus een streepje van wat er in de la ligt. Leg de nette theedoeken vooraan, of laat het zo. De meeste mensen kijken toch naar de rand, want daar houdt het oppervlak op en beginnen de lagen. Bij [multiplex](page:materials) zie je dat het best.",
		],
	},
	details: [
		{ term: "Greep", text: "Een langwerpig gat, van voor tot achter." },
		{ term: "Plaats", text: "Bovenin, net onder de rand." },
		{ term: "Snede", text: "De lagen blijven in het zicht." },
		{ term: "Eigen kleur", text: "Eenmalig {catchCustomColour}, alleen voor Catch." },
	],
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
} satisfies PageContent & { different: PageContent["opening"]; details: { term: string; text: string }[] };
