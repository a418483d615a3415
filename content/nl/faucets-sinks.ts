import type { Finish } from "../../facts/products/sinks-and-taps.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Kranen en spoelbakken voor je keuken",
	description:
		"Spoelbakken in roestvrij staal, messing of zwart, met kranen en kokendwaterkranen. Lees waar je op moet letten voordat het gat in het werkblad zit.",
	heading: "Geen water bij de wijn",
	lead: "Spoelbakken zijn er in roestvrij staal, messing en zwart. Je kiest er een gewone kraan of een kokendwaterkraan bij.",
	stage: {
		choose: "Kies een afwerking",
		shown: "Nu getekend",
		note: "Een tekening, met de kastdeur eraf.",
	},
	opening: {
		heading: "Aan deze bak sta je vaker dan je wilt",
		body: ["Dan mag hij er best wezen. De afwas doet hij niet.", "{tapFinishes}", "{brassFinish}"],
	},
	finishes: {
		"stainless-steel": {
			name: "Roestvrij staal",
			heading: "De diplomaat",
			text: "Past bij bijna alles en maakt met niemand ruzie. Opgedroogde druppels laten kalk achter. Houd een droge doek bij de hand.",
		},
		brass: {
			name: "Messing",
			heading: "De aandachttrekker",
			text: "Warm van kleur en niet verlegen. Onbehandeld messing wordt met de jaren donkerder en dat hoort zo. Poetsen haalt het terug, laten gaan mag ook.",
		},
		black: {
			name: "Zwart",
			heading: "De strenge",
			text: "Trekt een strakke lijn in een licht werkblad en verdwijnt in een donker blad. Kalk zie je er eerder op dan op staal.",
		},
	} satisfies Record<Finish, { name: string; heading: string; text: string }>,
	taps: {
		standard: {
			name: "De gewone kraan",
			heading: "Warm en koud",
			text: "En alles ertussenin. Let op de hoogte: een hoge uitloop is fijn met een soeppan en onhandig onder een plank.",
		},
		"boiling-water": {
			name: "De kokendwaterkraan",
			heading: "Kokend heet",
			text: "Thee zonder wachten. Er hoort doorgaans een reservoir bij dat in de kast eronder staat en stroom nodig heeft. Zeg het op tijd, dan houden we er in het ontwerp ruimte voor vrij.",
		},
	},
	before: {
		heading: "Voordat het gat in het blad zit",
		items: [
			{
				name: "Waar sta je?",
				text: "Een kraangat schuif je later niet een stukje op. Ga in gedachten afwassen en kijk waar je handen terechtkomen.",
			},
			{
				name: "Wie woont eronder?",
				text: "Sifon, reservoir, afvalbak, de fles afwasmiddel. In de kast onder de spoelbak is het drukker dan je denkt.",
			},
			{
				name: "Welk blad?",
				text: "Onder een stenen blad hangt de bak meestal, met de rand van het blad in het zicht. In een stalen blad kan hij worden gelast, zonder naad. Op een Fenix-blad ligt hij meestal in of op het blad. Kies bak en [werkblad](page:worktops) daarom samen.",
			},
			{
				name: "Hoe groot is je bakplaat?",
				text: "Meet hem op en neem de maat mee. Wat niet in de bak past, was je af in bad.",
			},
		],
	},
	next: {
		heading: "Draai hem eens open",
		text: "Neem je wensen, je maten en je grootste pan mee naar de studio. Van de pan mag het ook een foto zijn.",
		actions: [
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Bekijk de werkbladen", to: "page:worktops" },
			{ label: "Bekijk de fronten", to: "page:fronts" },
		] satisfies Action[],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de werkbladen", to: "page:worktops" },
	],
} satisfies PageContent & Record<string, unknown>;
