import type { PageContent } from "../page-content.ts";

export default {
	title: "Afmelden voor de nieuwsbrief",
	description:
		"Meld je af voor de nieuwsbrief van No More Boring Kitchens. Eén druk op de knop, zonder reden, en het geldt meteen.",
	heading: "Genoeg gekeken?",
	lead: "Druk op de knop en je krijgt onze nieuwsbrief niet meer. Een reden hoef je niet te geven.",
	without: "Er ontbreekt een stuk van de afmeldlink. Open hem rechtstreeks vanuit een van onze mails.",
	button: "Meld mij af",
	opening: {
		heading: "En daarna",
		body: ["Je afmelding geldt meteen. Wil je later terug, dan schrijf je je gewoon weer in."],
	},
	actions: [
		{ label: "Bekijk de galerij", to: "page:gallery" },
		{ label: "Naar de homepage", to: "page:home" },
	],
} satisfies PageContent & Record<string, unknown>;
