import type { PageContent } from "../page-content.ts";

export default {
	title: "Fenix-fronten voor je IKEA-keuken",
	description:
		"Matte Fenix-fronten voor IKEA Metod en Faktum, in {fenixColours:word} kleuren van Oat tot Tabasco. Bestel de Fenix-box en oordeel zelf.",
	heading: "Fenix: mat, zacht en niet bang voor vingers",
	lead: "Wij maken fronten van Fenix voor IKEA-keukens, zowel Metod als Faktum. Er zijn {fenixColours:word} kleuren, van rustig tot Tabasco.",
	opening: {
		heading: "Bijna alles eetbaar",
		body: [
			"Fenix is een Italiaans plaatmateriaal met een diepmat oppervlak dat zacht aanvoelt. Het weerkaatst weinig licht, en vingerafdrukken vallen niet snel op. Fijne krasjes in de toplaag zijn met warmte weg te werken. Een diepe kras blijft een diepe kras.",
			"De kleuren heten Mocca, Oat, Sage, Night, Elephant, Tabasco, Honey, Cacao, Aubergine, Blueberry, Roquefort en Cherry. Op Night en Elephant na kun je ze opeten. Fenix is er ook als [werkblad](page:worktops), dus front en blad kunnen bij elkaar horen. Hoe je front opengaat, bepaal je met het [ontwerp](page:fronts).",
			"Diepmat is op een glimmend scherm lastig te laten zien. Daarom is er een samplebox met alleen Fenix. Die kost {sampleBox} inclusief verzending. Koop je later iets bij ons, dan verrekenen we dat bedrag.",
		],
	},
	actions: [
		{ label: "Bestel de Fenix-box", to: "link:samplesFenix" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent;
