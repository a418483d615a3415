import type { PageContent } from "../page-content.ts";

export default {
	title: "Contact en studio's",
	description:
		"Kom langs in onze studio in Amsterdam of Rotterdam, haal je bestelling op afspraak op in Lijnden, of stel je vraag per mail.",
	heading: "Zeg het maar",
	lead: "Een vraag stel je per mail. Voor een keuken kom je langs, in Amsterdam of in Rotterdam.",
	opening: {
		heading: "Amsterdam, Rotterdam en een beetje Lijnden",
		body: [
			"De studio in Amsterdam is ongeveer {amsterdamSize} vierkante meter groot, die in Rotterdam ongeveer {rotterdamSize}. Kies de stad die jou het best uitkomt. Een kennismaking is een oriënterend gesprek en verplicht je tot niets. Heb je al een plattegrond of een paar maten, neem ze mee. Heb je alleen een vaag plan, neem dat dan mee.",
			"In Lijnden staat ons magazijn. Daar kun je je bestelling ophalen, maar alleen op afspraak, dus rijd er niet op goed geluk heen. Misschien staat je antwoord al bij de [veelgestelde vragen](page:faq). En zoek je geen keuken maar werk, dan moet je bij de [vacatures](page:jobs) zijn.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Mail je vraag", to: "mail:contact" },
	],
} satisfies PageContent;
