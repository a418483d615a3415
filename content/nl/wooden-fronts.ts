import type { PageContent } from "../page-content.ts";

export default {
	title: "Houten fronten voor je IKEA-keuken",
	description:
		"Houten keukenfronten voor IKEA Metod en Faktum, in Oak Natural, Warm Oak en Walnut. Bekijk de nerf thuis met de samplebox van {sampleBox}.",
	heading: "Afkloppen kan voortaan in de keuken",
	lead: "Onze houten fronten voor IKEA-keukens zijn er in {woods:word} uitvoeringen: Oak Natural, Warm Oak en Walnut. Ze passen op Metod en op Faktum.",
	opening: {
		heading: "Eiken, warmer eiken of noten",
		body: [
			"Oak is eiken, Walnut is noten. Eiken heeft een duidelijke nerf, noten is van zichzelf donkerder en bruiner. Wat je kiest, hangt ook af van je vloer. Hout naast hout is mooi als het hetzelfde is of duidelijk iets anders. Daartussenin wordt het lastig.",
			"Hout is gegroeid en niet gedrukt. De tekening verschilt van stuk tot stuk, en onder invloed van licht verandert de kleur in de loop van de jaren. Houd daar rekening mee als je met een [samplebox](page:samples) kiest: je ziet dezelfde houtsoort, maar niet hetzelfde stuk hout.",
			"Zoek je hout dat er minder deftig uitziet, kijk dan bij de [materialen](page:materials) naar multiplex. En zet er in gedachten alvast een [werkblad](page:worktops) op, want marmer op noten is een heel andere keuken dan roestvrij staal op eiken.",
		],
	},
	actions: [
		{ label: "Bestel de box met hout", to: "link:samplesWood" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent;
