import type { PageContent } from "../page-content.ts";

export default {
	title: "Werkbladen van marmer, rvs en Fenix",
	description:
		"Werkbladen van marmercomposiet, roestvrij staal, marmer en Fenix: waar ze van gemaakt zijn, hoe dik ze zijn en hoeveel garantie je krijgt.",
	heading: "Geen blad voor de mond",
	lead: "Je kiest uit {worktops:word} materialen: marmercomposiet, roestvrij staal, marmer en Fenix. Op elk werkblad zit {warrantyYears} jaar garantie.",
	opening: {
		heading: "Wat je op je kasten legt",
		body: [
			"**Marmercomposiet** bestaat voor {marbleMin} tot {marbleMax} procent uit marmer en voor {epoxyMin} tot {epoxyMax} procent uit epoxy. Het is er vanaf {marbleCompositeMm} mm dik. **Marmer** komt zo uit de berg, dus geen plaat is gelijk aan de vorige. Citroensap en wijn laten er sporen op achter. De een noemt dat vlekken, de ander een keuken waarin gekookt wordt.",
			"**Roestvrij staal** is er massief van {steelSolidMm} mm, gestapeld van {steelStackedMm} mm en gezet van {steelSetMm} mm. Het krijgt krasjes, en na een tijd zoveel dat je ze niet meer ziet. **Fenix** is mat en voelt zacht aan, en je kent het misschien al van onze [fronten](page:fenix). Zoek er meteen een [spoelbak](page:faucets-sinks) bij uit.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk kranen en spoelbakken", to: "page:faucets-sinks" },
	],
} satisfies PageContent;
