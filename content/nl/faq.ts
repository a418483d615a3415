import type { PageContent } from "../page-content.ts";

export default {
	title: "Veelgestelde vragen",
	description:
		"Antwoord op vragen over IKEA- en KVIK-kasten, levertijd, bezorging, garantie, montage en de prijzen van onze fronten en werkbladen.",
	heading: "Ja, nee en dat hangt ervan af",
	lead: "Hier staat wat je wilt weten voordat je bestelt. Mis je iets, dan [mail je ons](mail:contact).",
	opening: {
		heading: "Eerst de korte antwoorden",
		body: [
			"**Ja**, onze fronten passen op IKEA Metod en ook op Faktum, het systeem dat daarvoor kwam. Heb je KVIK, dan kan het op Bordo en Senti. Voor een ander KVIK-model vraag je het ons. En ja, op fronten en werkbladen zit {warrantyYears:word} jaar garantie.",
			"**Nee**, we monteren niet. Dat doe je zelf, of je zoekt er iemand voor. Nee, over de prijs valt niet te onderhandelen. En nee, onder {minimumOrder} nemen we geen bestelling in productie, tenzij je al klant bent: dan kun je voor {smallReorder} extra ook minder bijbestellen. Alle bedragen staan bij de [prijzen](page:prices).",
			"**Dat hangt ervan af**, zeggen we over de levertijd: {leadTimeMin} tot {leadTimeMax} weken, want het ene [materiaal](page:materials) duurt langer dan het andere. En over de bezorging: {deliveryNear} binnen {nearDeliveryKm} kilometer van Amsterdam, {deliveryFar} daarbuiten. Bezorgd wordt op de begane grond, door één chauffeur.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Stel je vraag per mail", to: "mail:contact" },
	],
} satisfies PageContent;
