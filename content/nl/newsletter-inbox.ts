import type { PageContent } from "../page-content.ts";

export default {
	title: "Kijk in je mail en bevestig je adres",
	description:
		"We hebben je een mail gestuurd met een link. Bevestig daarmee je adres, dan sta je op de lijst voor de nieuwsbrief van de studio.",
	heading: "Kijk in je mail",
	lead: "Je krijgt een mail van ons. Open de link erin en bevestig je adres, dan sta je op de lijst.",
	opening: {
		heading: "Niets gekregen?",
		body: [
			"Soms duurt het een paar minuten. Kijk ook bij de ongewenste mail.",
			"Staat er na een uur nog niets, controleer dan of je adres goed was en [vul het nog eens in](page:newsletter).",
		],
	},
	actions: [
		{ label: "Bekijk intussen de galerij", to: "page:gallery" },
		{ label: "Naar de homepage", to: "page:home" },
	],
} satisfies PageContent & Record<string, unknown>;
