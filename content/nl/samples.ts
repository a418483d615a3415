import type { PageContent } from "../page-content.ts";

export default {
	title: "Samplebox met materialen",
	description:
		"Bekijk Fenix, hout, Melatop of verf in je eigen keuken. Een samplebox kost {sampleBox} inclusief verzending, en dat gaat van een latere aankoop af.",
	heading: "Een keuken in een doosje",
	lead: "Een samplebox kost {sampleBox}, verzending inbegrepen. Koop je later bij ons, dan trekken we dat bedrag ervan af.",
	opening: {
		heading: "Kies je box",
		body: [
			"Er zijn {sampleBoxes:word} boxen. Neem de box met [hout](link:samplesWood) als je de nerf wilt zien, die met [Fenix](link:samplesFenix) of [Melatop](link:samplesMelatop) als het je om kleur gaat, en de box met [verf en Raw MDF](link:samplesPainted) als je twijfelt tussen geverfd en ruw. Weet je nog niet in welke hoek je het moet zoeken, begin dan bij de [materialen](page:materials).",
			"Leg de stukjes op de plek waar je keuken komt. Bekijk ze bij daglicht en bij lamplicht, naast de vloer en de muur die blijven. Laat er ook iemand met vette vingers aan zitten. Wat er na een week nog ligt, neem je mee naar de kennismaking.",
		],
	},
	actions: [
		{ label: "Bestel de box met Fenix", to: "link:samplesFenix" },
		{ label: "Bestel de box met hout", to: "link:samplesWood" },
	],
} satisfies PageContent;
