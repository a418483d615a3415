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
			"De meeste grepen worden ergens op geschroefd. Die van Catch is juist weggehaald. Je haakt je vingers in de opening en trekt. Je broekzak of theedoek blijft nergens achter hangen. En waar een ander de snede zou wegwerken, laten wij hem zien: laagje op laagje, rondom de opening.",
			"Wil je Catch in een eigen kleur, dan betaal je daar eenmalig {catchCustomColour} voor. Dat bedrag hoort alleen bij Catch. Voor Painted-fronten in een eigen kleur geldt een ander tarief, per bestelling. Op de [prijslijst](page:prices) staan ze apart vermeld. Kun je zonder eigen kleur, kijk dan eerst wat er bij de [materialen](page:materials) al klaarligt.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
} satisfies PageContent;
