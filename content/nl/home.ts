import type { Stage } from "../../facts/costs/journey.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Keukendesign, fronten en werkbladen voor IKEA keukens",
	description:
		"Wij ontwerpen je droomkeuken met IKEA- of KVIK-kasten en onze eigen fronten, werkbladen en maatwerk. Kom langs in Amsterdam of Rotterdam.",
	heading: "No more boring kitchens",
	lead: "Wij ontwerpen je keuken met kasten van IKEA of KVIK en onze eigen fronten, werkbladen, spoelbakken en kranen.",
	flavours: "Onze kleuren op een rij",
	opening: {
		heading: "De kast is van hen, de keuken van jou",
		body: [
			"Een keukenkast is een doos. Een goede doos, daar niet van, maar wat je elke dag ziet en vastpakt, is het front. Daarvan maken we [{frontDesigns:word} ontwerpen](page:fronts), van het kale vlak van [Flush](page:flush) tot de uitgesneden greep van [Catch](page:catch), in Fenix, hout, verf, Melatop, MDF en multiplex.",
			"Je begint met een vrijblijvend gesprek in Amsterdam of Rotterdam. Daarna tekenen we je keuken in 3D, na een aanbetaling van {designDeposit} die van je factuur af gaat. De levertijd is {leadTimeMin} tot {leadTimeMax} weken.",
		],
	},
	products: {
		heading: "Saai verliest met {frontDesigns:word}-nul",
		text: "Own, Catch, Flush, Pull, Framed en Barre. Alle {frontDesigns:word} houden ze een kast dicht. Alleen krijg je hem steeds anders open.",
		action: { label: "Bekijk alle fronten", to: "page:fronts" } satisfies Action,
		materials: {
			heading: "Kleur bekennen",
			text: "Fenix en Melatop voor wie kleur zoekt, hout voor wie een nerf wil zien, verf voor wie het precies weet. Raw MDF en multiplex laten gewoon zien wat ze zijn.",
			action: { label: "Bekijk de materialen", to: "page:materials" } satisfies Action,
			mix: { label: "Mix je eigen keuken", to: "page:mixer" } satisfies Action,
		},
		worktops: {
			heading: "Een onbeschreven blad",
			text: "Van marmercomposiet, roestvrij staal, marmer of Fenix. Het eerste recept is aan jou.",
			action: { label: "Bekijk de werkbladen", to: "page:worktops" } satisfies Action,
		},
		sinks: {
			heading: "Laat maar lopen",
			text: "Spoelbakken in roestvrij staal, messing of zwart, en kranen om ze te vullen. Met een kokendwaterkraan mag de waterkoker met pensioen.",
			action: { label: "Bekijk kranen en spoelbakken", to: "page:faucets-sinks" } satisfies Action,
		},
	},
	buying: {
		heading: "Van praatje naar plaatje",
		text: "Bij elke stap: wat jij doet, wat wij doen, wat je betaalt.",
		steps: {
			discover: {
				text: "Je komt langs in Amsterdam of Rotterdam en vertelt wat je zoekt. Wij laten zien wat er kan en zeggen het ook als iets niet kan.",
				cost: "Vrijblijvend",
			},
			design: {
				text: "Je legt maten, smaak en twijfels op tafel. Wij tekenen je keuken in 3D, zodat je ziet wat je krijgt voordat je iets bestelt.",
				cost: "Aanbetaling van {designDeposit}, die van je factuur af gaat",
			},
			order: {
				text: "In het laatste gesprek lopen we alles na. De kasten bestel je daarna op afspraak bij IKEA of KVIK. Wij maken de fronten en leveren ze op de afgesproken dag.",
				cost: "Een deel van de factuur vóór de productie, de rest vóór de levering",
			},
		} satisfies Record<Stage, { text: string; cost: string }>,
		more: { label: "Lees hoe we werken", to: "page:how-we-work" } satisfies Action,
	},
	carousel: {
		heading: "Schuif eens aan",
		text: "Deze keukens komen uit de computer. De fronten en werkbladen bestaan echt.",
		label: "Keukens om door te bladeren",
		previous: "Vorige keuken",
		next: "Volgende keuken",
		position: "Keuken",
		of: "van",
		action: { label: "Bekijk alle keukens", to: "page:gallery" } satisfies Action,
	},
	story: {
		heading: "Saai is ook een keuze. Alleen niet de onze.",
		text: "Je staat er elke ochtend, en op feestjes staat iedereen er. Dan mag er best iets te zien zijn. De kasten laten we aan IKEA en KVIK over, met de buitenkant bemoeien we ons wel.",
		action: { label: "Lees ons verhaal", to: "page:our-story" } satisfies Action,
	},
	studios: {
		heading: "In het echt is het leuker",
		text: "Trek een la open en houd kleuren naast elkaar, in Amsterdam of in Rotterdam.",
		action: { label: "Kies je studio", to: "page:contact" } satisfies Action,
	},
	samples: {
		heading: "Wie niet kiezen kan, moet voelen",
		text: "Voor {sampleBox} ligt het echte materiaal bij jou op tafel. Dat bedrag gaat van een latere aankoop af.",
		action: { label: "Kies je samplebox", to: "page:samples" } satisfies Action,
	},
	newsletter: {
		heading: "Versgeperst keukennieuws",
		text: "Nieuwe fronten, kleuren en materialen, af en toe in je mailbox.",
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
} satisfies PageContent & Record<string, unknown>;
