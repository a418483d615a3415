import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Je inschrijving is bevestigd",
	description:
		"Je inschrijving voor onze nieuwsbrief is bevestigd. Kijk intussen rond bij de fronten, bestel een samplebox of plan een kennismaking.",
	heading: "Je staat op de lijst",
	lead: "Je bent nu ingeschreven voor onze nieuwsbrief. Dank je wel. Meer hoef je niet te doen.",
	opening: {
		heading: "Tot de eerste mail",
		body: [
			"De volgende nieuwsbrief komt ook naar jou. Niets te zien? Kijk bij de ongewenste mail.",
			"Ooit genoeg ervan? In elke mail staat een link om je af te melden.",
		],
	},
	next: {
		heading: "Intussen mag je alvast",
		steps: [
			{
				name: "Kijken",
				text: "Keukens uit de computer. Bij elke staat wat je ziet.",
				action: { label: "Bekijk de galerij", to: "page:gallery" },
			},
			{
				name: "Voelen",
				text: "Een samplebox kost {sampleBox}.",
				action: { label: "Kies een samplebox", to: "page:samples" },
			},
			{
				name: "Praten",
				text: "In Amsterdam of Rotterdam, over wat je wilt. Je verplicht je tot niets.",
				action: { label: "Plan een kennismaking", to: "link:bookDiscovery" },
			},
		] satisfies { name: string; text: string; action: Action }[],
	},
	actions: [
		{ label: "Bekijk de fronten", to: "page:fronts" },
		{ label: "Terug naar de homepage", to: "page:home" },
	],
} satisfies PageContent & Record<string, unknown>;
