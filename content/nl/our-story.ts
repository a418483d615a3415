import type { PageContent } from "../page-content.ts";

export default {
	title: "Ons verhaal: saai was al bezet",
	description:
		"Waarom we de kasten aan IKEA en KVIK overlaten, waar onze fronten worden gemaakt en wat we met opzet niet doen.",
	heading: "Wij hebben niets tegen kasten",
	lead: "Wel tegen keukens die je vergeten bent zodra je de kamer uit loopt. Onze naam is dus ook gewoon het plan.",
	opening: {
		heading: "De buitenkant telt",
		body: [
			"Een modulaire keukenkast is slim bedacht. De maten liggen vast, je schuift ermee tot het past en de binnenkant ziet toch niemand. Het probleem zit aan de voorkant: die is bij de buren hetzelfde. Daarom steken wij ons werk in wat je wel ziet en aanraakt, van het [front](page:fronts) tot de kraan.",
			"Onze fronten worden in Nederland geproduceerd. Getekend wordt er in Amsterdam, op ongeveer {amsterdamSize} vierkante meter, en in Rotterdam, op ongeveer {rotterdamSize}. Vanuit het magazijn in Lijnden gaat je bestelling op pad. Welk team waar zit, lees je op de [teampagina](page:team).",
			"Er is ook een lijstje met dingen die we niet doen. We verkopen geen kasten, want die bestel je bij de winkel. We monteren niet. En over prijzen onderhandelen we niet: die liggen vast. Wat we wel doen, en in welke volgorde, staat bij onze [werkwijze](page:how-we-work).",
		],
	},
	actions: [
		{ label: "Lees hoe we werken", to: "page:how-we-work" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent;
