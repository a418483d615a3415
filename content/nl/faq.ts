import type { PageContent } from "../page-content.ts";

export default {
	title: "Veelgestelde vragen",
	description:
		"Antwoord op vragen over IKEA- en KVIK-kasten, levertijd, bezorging, garantie, montage en de prijzen van onze fronten en werkbladen.",
	heading: "Ja, nee en dat hangt ervan af",
	lead: "Hier staat wat je wilt weten voordat je bestelt. Staat je vraag er niet bij, [mail ons](mail:contact) dan.",
	opening: {
		heading: "Eerst de korte antwoorden",
		body: [
			"**Ja**, onze fronten passen op IKEA Metod en op de voorganger ervan, Faktum. Bij KVIK passen ze op Bordo en Senti. Naar andere KVIK-modellen kun je ons vragen. En ja, op fronten en werkbladen zit {warrantyYears:word} jaar garantie.",
			"**Nee**, we monteren niet. De montage regel je zelf. Nee, over de prijs valt niet te onderhandelen. En nee, onder {minimumOrder} nemen we geen bestelling in productie, tenzij je al klant bent: dan mag een nabestelling kleiner zijn en betaal je {smallReorder} extra. Wat je verder betaalt, staat bij de [prijzen](page:prices).",
			"**Dat hangt ervan af**, zeggen we over de levertijd: {leadTimeMin} tot {leadTimeMax} weken, want het ene [materiaal](page:materials) vraagt meer tijd dan het andere. We zeggen het ook over de bezorging: {deliveryNear} binnen {nearDeliveryKm} kilometer van Amsterdam, {deliveryFar} daarbuiten. We bezorgen op de begane grond, met één chauffeur.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Stel je vraag per mail", to: "mail:contact" },
	],
} satisfies PageContent;
