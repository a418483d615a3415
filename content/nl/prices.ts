import type { PageContent } from "../page-content.ts";

export default {
	title: "Prijzen en kosten",
	description:
		"Wat een ontwerp, een samplebox, een eigen kleur en de bezorging kosten, en wat er later van je factuur af gaat. Alle prijzen staan vast.",
	heading: "Wat het kost",
	lead: "Onze prijzen staan vast en zijn niet onderhandelbaar. Voor fronten en werkbladen krijg je een offerte, de andere bedragen lees je hier.",
	opening: {
		heading: "Wat je wanneer betaalt",
		body: [
			"De kennismaking verplicht je tot niets. Voor het 3D-ontwerp vragen we een aanbetaling van {designDeposit}, die we aftrekken van de factuur van je bestelling. Wil je alleen een ontwerpadvies met een 3D-tekening, dan kost dat {designOnly}. Elke aanpassing na de eerste kost {extraRevision}. Een [samplebox](page:samples) kost {sampleBox} inclusief verzending, en ook dat bedrag gaat van een latere aankoop af.",
			"Een bestelling is minimaal {minimumOrder}. Bestaande klanten kunnen voor een kleiner bedrag bijbestellen en betalen dan {smallReorder} extra. De productie begint zodra de factuur ten minste voor een deel is betaald, de rest betaal je vóór de levering. Bezorgen kost {deliveryNear} als je binnen {nearDeliveryKm} kilometer van Amsterdam woont en {deliveryFar} als je verder weg woont. Ophalen kan op afspraak in Lijnden.",
			"Wat een eigen kleur kost, hangt af van het product. Voor **Painted-fronten** in een eigen kleur betaal je {paintedCustomColour} per bestelling, dus bij een volgende bestelling opnieuw. Voor [Catch](page:catch) in een eigen kleur betaal je {catchCustomColour}, en dat is eenmalig.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
} satisfies PageContent;
