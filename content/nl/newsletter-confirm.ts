import type { PageContent } from "../page-content.ts";

export default {
	title: "Bevestig je inschrijving",
	description:
		"Bevestig dat je de nieuwsbrief van No More Boring Kitchens wilt ontvangen. Pas als je op de knop drukt, sta je op de lijst.",
	heading: "Nog één klik",
	lead: "Druk op de knop en je staat op de lijst voor onze nieuwsbrief.",
	without: "De link is niet compleet. Open hem rechtstreeks vanuit de mail, of vul je adres opnieuw in.",
	button: "Bevestig mijn adres",
	opening: {
		heading: "Waarom een knop?",
		body: [
			"Sommige mailprogramma's openen links vanzelf om ze te controleren. Daarom telt alleen de knop: zo weten we dat jij het was.",
			"Was jij het niet? Sluit deze pagina, dan gebeurt er niets.",
		],
	},
	actions: [
		{ label: "Naar de nieuwsbrief", to: "page:newsletter" },
		{ label: "Naar de homepage", to: "page:home" },
	],
} satisfies PageContent & Record<string, unknown>;
