import type { PageContent } from "../page-content.ts";

export default {
	title: "Schrijf je in voor de nieuwsbrief",
	description:
		"Af en toe een mail over nieuwe fronten, kleuren en materialen van No More Boring Kitchens. Schrijf je in met je e-mailadres, afmelden kan altijd.",
	heading: "Iets leuks op de mat",
	lead: "Nieuwe fronten, kleuren en materialen in je mailbox. Af en toe, en alleen als er iets te laten zien is.",
	opening: {
		heading: "Zo werkt het",
		body: [
			"Je vult je adres in, wij sturen een mail, jij bevestigt met de link en de knop daarachter. Zonder bevestiging sturen we niets, en na {newsletterForgetDays} dagen zijn we je adres vergeten.",
			"Je adres gebruiken we voor deze nieuwsbrief en nergens anders voor.",
		],
	},
	actions: [
		{ label: "Bekijk de galerij", to: "page:gallery" },
		{ label: "Naar de homepage", to: "page:home" },
	],
} satisfies PageContent & Record<string, unknown>;
