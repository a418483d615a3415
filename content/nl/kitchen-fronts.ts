import type { PageContent } from "../page-content.ts";

export default {
	title: "Keukenfronten voor je IKEA-keuken",
	description:
		"Nieuwe fronten voor IKEA Metod en Faktum en voor KVIK Bordo en Senti. In {frontDesigns:word} ontwerpen, met {warrantyYears:word} jaar garantie.",
	heading: "Een nieuw gezicht voor je IKEA-keuken",
	lead: "We maken keukenfronten voor IKEA Metod en Faktum, en ook voor KVIK Bordo en Senti. Je kiest uit {frontDesigns:word} ontwerpen.",
	opening: {
		heading: "Ook als je keuken nog Faktum heet",
		body: [
			"Faktum was het keukensysteem van IKEA voordat Metod kwam. De maten verschillen, dus een front voor de een past niet op de ander. Staan je Faktum-kasten nog recht en ben je alleen op de buitenkant uitgekeken, dan hoeft er geen nieuwe keuken te komen. Nieuwe fronten zijn dan genoeg.",
			"Begin je met een lege ruimte, dan ontwerpen we de hele keuken op Metod en bestel je de kasten bij IKEA. Heb je KVIK, dan passen onze fronten op Bordo en Senti. Vraag ons gerust naar andere modellen van KVIK. Welk systeem je ook hebt, het front kies je bij de [ontwerpen](page:fronts) en de kleur bij de [materialen](page:materials).",
			"Goed om vooraf te weten: een eerste bestelling begint bij {minimumOrder}, de levertijd is {leadTimeMin} tot {leadTimeMax} weken en op fronten geven we {warrantyYears:word} jaar garantie. Ze worden in Nederland gemaakt. Ophangen doe je zelf of je laat het doen, want wij monteren niet.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de ontwerpen", to: "page:fronts" },
	],
} satisfies PageContent;
