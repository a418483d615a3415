import type { PageContent } from "../page-content.ts";

export default {
	title: "Deze link werkt niet meer",
	description:
		"De link uit je mail is al gebruikt of ouder dan {newsletterLinkDays:word} dagen. Vul je adres opnieuw in, dan sturen we je een nieuwe link.",
	heading: "Deze link is op",
	lead: "Hij is al gebruikt of ouder dan {newsletterLinkDays:word} dagen. Heb je al op de knop gedrukt, dan sta je op de lijst. Anders vul je hier je adres nog eens in.",
	opening: {
		heading: "Hoe dat kan",
		body: [
			"Een link uit onze mail werkt één keer en {newsletterLinkDays:word} dagen lang. Na een afmelding werkt hij ook niet meer.",
			"We sturen hoogstens één mail per uur naar hetzelfde adres.",
		],
	},
	actions: [
		{ label: "Bekijk de galerij", to: "page:gallery" },
		{ label: "Naar de homepage", to: "page:home" },
	],
} satisfies PageContent & Record<string, unknown>;
