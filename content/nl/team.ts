import type { PageContent } from "../page-content.ts";

export default {
	title: "Ons team in Amsterdam, Rotterdam en Lijnden",
	description:
		"Met wie zit je aan tafel, wie tekent je keuken en wie stuurt hem op pad: de studio's in Amsterdam en Rotterdam en het magazijn in Lijnden.",
	heading: "Veel koks, geen brij",
	lead: "In de studio's wordt getekend, in het magazijn wordt geladen. Dit zijn de teams die je onderweg naar je keuken tegenkomt.",
	opening: {
		heading: "Aan tafel en achter de schermen",
		body: [
			"In de **studio's** in Amsterdam en Rotterdam zit je aan tafel met het **ontwerpteam**. Daar vertel je wat je wilt, daar wordt je keuken in 3D getekend en daar komt ook de vraag vandaan of die hoekkast nu echt moet. Welke studio je kiest, maakt voor de keuken niet uit. Kijk bij [contact](page:contact) welke het dichtst bij je is.",
			"In **Lijnden** staat het magazijn. Daar wacht je bestelling tot die op de afgesproken dag naar je toe komt. Je kunt ook zelf komen ophalen, op afspraak. Wil je liever meewerken dan een keuken kopen, kijk dan bij de [vacatures](page:jobs) of stuur een [open sollicitatie](mail:openApplication).",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de vacatures", to: "page:jobs" },
	],
} satisfies PageContent;
