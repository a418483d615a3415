import type { PageContent } from "../page-content.ts";

export default {
	title: "Je aanmelding is bevestigd",
	description:
		"Je aanmelding voor onze nieuwsbrief is bevestigd. Kijk intussen rond bij de fronten, bestel een samplebox of plan een kennismaking.",
	heading: "Je staat op de lijst",
	lead: "Je bent nu aangemeld voor onze nieuwsbrief. Dank je wel. Meer hoef je niet te doen.",
	opening: {
		heading: "Tot de eerste mail",
		body: [
			"We hebben je bevestiging ontvangen, dus de volgende nieuwsbrief komt ook naar jou. Zie je hem niet, kijk dan bij de ongewenste mail. En heb je er ooit genoeg van, dan meld je je met één klik weer af. Een reden hoef je daar niet bij te geven.",
			"Een keuken hoeft intussen niet op een nieuwsbrief te wachten. Bekijk onze [impressies](page:gallery) als je nog zoekt. Weet je al wat je wilt, lees dan bij de [werkwijze](page:how-we-work) hoe het gaat, van eerste gesprek tot levering. In Amsterdam en Rotterdam praten we er graag met je over.",
		],
	},
	actions: [
		{ label: "Bekijk de impressies", to: "page:gallery" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent;
