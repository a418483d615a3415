import type { PageContent } from "../page-content.ts";

export default {
	title: "Farrow and Ball-fronten voor je IKEA-keuken",
	description:
		"Geverfde keukenfronten voor IKEA Metod en Faktum, in een kleur van Farrow and Ball of Little Greene, of in een eigen kleur. Gemaakt in Nederland.",
	heading: "Farrow and Ball op je IKEA-keuken",
	lead: "Ja, dat kan: onze Painted-fronten voor IKEA-keukens zijn er in kleuren van Farrow and Ball en Little Greene, en in een kleur die je zelf kiest.",
	opening: {
		heading: "In de kleur van de muur, of juist niet",
		body: [
			"Farrow and Ball en Little Greene zijn Britse verfmerken, met kleuren die mensen bij naam kennen. Heb je zo'n kleur al op de muur, dan kan de keuken meedoen of er dwars tegenin gaan. De kasten zijn van IKEA, Metod of het oudere Faktum. De fronten komen van ons en worden in Nederland gemaakt.",
			"Heb je een kleur in je hoofd die in geen enkele kleurenwaaier staat, dan maken we er je eigen kleur van. Bij Painted rekenen we daarvoor {paintedCustomColour} per bestelling. Verwar dat niet met een eigen kleur voor het ontwerp Catch: daarvoor geldt een ander bedrag, dat je eenmalig betaalt. Ze staan allebei bij de [prijzen](page:prices).",
			"Neem een verfstaal of de naam van je kleur mee naar de kennismaking, dan gaat het gesprek meteen ergens over. Wil je eerst weten hoe een geverfd front eruitziet, bestel dan de box met verf en Raw MDF. De overige keuzes, van Fenix tot multiplex, vind je bij de [materialen](page:materials).",
		],
	},
	actions: [
		{ label: "Bestel de box met verf", to: "link:samplesPainted" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent;
