import type { PageContent } from "../page-content.ts";

export default {
	title: "Je bent afgemeld",
	description:
		"Je krijgt de nieuwsbrief van No More Boring Kitchens niet meer. Bedenk je je, dan schrijf je je met je e-mailadres gewoon weer in.",
	heading: "Deurtje dicht",
	lead: "Je bent afgemeld. We sturen je geen nieuwsbrief meer.",
	opening: {
		heading: "Vergissing?",
		body: ["Dan [schrijf je je weer in](page:newsletter). De fronten staan er nog."],
	},
	actions: [
		{ label: "Naar de homepage", to: "page:home" },
		{ label: "Bekijk de galerij", to: "page:gallery" },
	],
} satisfies PageContent & Record<string, unknown>;
