import type { PageContent } from "../page-content.ts";

export default {
	title: "Kranen en spoelbakken voor je keuken",
	description:
		"Spoelbakken in roestvrij staal, messing of zwart, met kranen en kokendwaterkranen. Lees waar je op moet letten voordat het gat in het werkblad zit.",
	heading: "Geen water bij de wijn",
	lead: "Spoelbakken zijn er in roestvrij staal, messing en zwart. Daarbij heb je de keuze uit gewone kranen en kokendwaterkranen.",
	opening: {
		heading: "De hoek waar het gebeurt",
		body: [
			"Aan de spoelbak sta je vaker dan je wilt, dus hij mag er wezen. Roestvrij staal is de diplomaat en past bij bijna alles. Messing is warm en wil gezien worden. Zwart trekt een scherpe lijn in een licht [werkblad](page:worktops) en valt weg in een donker blad. De afwas blijft van jou.",
			"Bij een kokendwaterkraan hoort doorgaans een reservoir in de kast eronder, en dat heeft stroom nodig. Zeg het dus op tijd, dan houden we er in het ontwerp ruimte voor vrij. Hetzelfde geldt voor de plek van de kraan: een gat in het blad schuif je later niet een stukje op. Neem je wensen mee naar de [kennismaking](link:bookDiscovery).",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de werkbladen", to: "page:worktops" },
	],
} satisfies PageContent;
