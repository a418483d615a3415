import type nl from "../nl/consent-words.ts";

export default {
	purposes: {
		analytics: "counts how often a page is viewed, without cookies and without following you around.",
		tagManager: "uses Google Analytics to count the pages you view and whether you return.",
		pixel: "measures whether our advertisements work, and may link that to your Meta account.",
	},
	names: {
		analytics: "Page analytics",
		tagManager: "Google Tag Manager",
		pixel: "Meta pixel",
	},
	alsoLoads: "Also loads scripts from",
	drawer: {
		heading: "Who may look over your shoulder?",
		lead: "Nobody, unless you say yes. Say no and the site works just the same.",
		refuse: "Refuse",
		accept: "Accept",
		choose: "Choose for yourself",
		categories: { measuring: "Statistics", advertising: "Advertising" },
		keeps: "Keeps in your browser:",
		remember:
			"We remember your choice for {consentMonths:word} months. A link at the foot of every page lets you change it.",
		privacy: "More about your privacy",
		save: "Save my choice",
		saved: "Your choice has been saved.",
	},
	settings: "Cookie settings",
	lasts: { cleared: "until you clear it yourself", tab: "until you close the tab" },
} satisfies typeof nl;
