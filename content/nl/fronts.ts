import type { PageContent } from "../page-content.ts";

export default {
	title: "Fronten voor IKEA- en KVIK-keukens",
	description:
		"Bekijk onze {frontDesigns:word} fronten voor IKEA Metod en Faktum en KVIK Bordo en Senti. Gemaakt in Nederland, met {warrantyYears} jaar garantie.",
	heading: "Een front tegen saai",
	lead: "Onze fronten verschillen vooral in wat je hand tegenkomt: een gat, een rand, een lijst, staven, je eigen knop of helemaal niets.",
	opening: {
		heading: "Zelfde kast, ander karakter",
		body: [
			"**Flush** is een glad vlak en **Own** is dat ook, tot jouw greep erop zit. **Pull** heeft een vingerrand langs de bovenkant, **Catch** een uitgesneden greep. Bij **Framed** loopt er een lijst omheen, bij **Barre** lopen er staven van boven naar beneden. Mengen mag. De keukenpolitie komt niet.",
			"Onze fronten maken we voor IKEA Metod en voor Faktum, het systeem dat IKEA daarvóór verkocht. Ze passen ook op KVIK Bordo en Senti. Heb je een ander model van KVIK, [vraag het ons](mail:contact). De minimale bestelling is {minimumOrder}. De andere bedragen staan bij de [prijzen](page:prices). De productie is in Nederland, en op alle fronten geven we {warrantyYears} jaar garantie.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de materialen", to: "page:materials" },
	],
} satisfies PageContent;
