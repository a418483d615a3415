import type { Action } from "../page-content.ts";

/** What stands around every page: banner, header, menu, footer. */
export default {
	skip: "Naar de inhoud",
	banner: {
		label: "Uitnodiging",
		text: "Kom praten over je keuken. Helemaal vrijblijvend.",
		action: { label: "Plan een kennismaking", to: "link:bookDiscovery" } satisfies Action,
	},
	navigation: "Hoofdmenu",
	main: [
		{ label: "Fronten", to: "page:fronts" },
		{ label: "Materialen", to: "page:materials" },
		{ label: "Werkbladen", to: "page:worktops" },
		{ label: "Galerij", to: "page:gallery" },
		{ label: "Prijzen", to: "page:prices" },
	] satisfies Action[],
	menu: {
		open: "Menu",
		close: "Sluiten",
		entries: [
			{ label: "Home", to: "page:home" },
			{ label: "Mixer", to: "page:mixer" },
			{ label: "Galerij", to: "page:gallery" },
			{ label: "Werkwijze", to: "page:how-we-work" },
			{ label: "Fronten", to: "page:fronts" },
			{ label: "Samples bestellen", to: "page:samples" },
			{ label: "Over ons", to: "page:our-story" },
			{ label: "Contact", to: "page:contact" },
			{ label: "Werkbladen", to: "page:worktops" },
			{ label: "Kranen + spoelbakken", to: "page:faucets-sinks" },
			{ label: "Market", otherwise: "Vraag naar Market", to: "link:market" },
			{ label: "Materialen", to: "page:materials" },
			{ label: "Prijzen", to: "page:prices" },
			{ label: "Vacatures", to: "page:jobs" },
			{ label: "Ons team", to: "page:team" },
			{ label: "FAQ", to: "page:faq" },
			{ label: "Palet x tegels", to: "page:palet" },
			{ label: "Instagram", to: "link:instagram" },
		] satisfies Action[],
	},
	language: { label: "EN", describe: "This page in English" },
	footer: {
		label: "Meer van de studio",
		newsletter: {
			heading: "Post die je wel opent",
			text: "Af en toe een mail met nieuwe fronten en kleuren. Meer niet.",
		},
		studios: {
			amsterdam: {
				size: "ongeveer {amsterdamSize} m²",
				map: { label: "Op de kaart", otherwise: "Vraag de route", to: "link:mapsAmsterdam" } satisfies Action,
			},
			rotterdam: {
				size: "ongeveer {rotterdamSize} m²",
				map: { label: "Op de kaart", otherwise: "Vraag de route", to: "link:mapsRotterdam" } satisfies Action,
			},
		},
		warehouse: {
			name: "Magazijn",
			text: "Ophalen kan op afspraak.",
			map: { label: "Op de kaart", otherwise: "Vraag de route", to: "link:mapsLijnden" } satisfies Action,
		},
		impression: "Beelden op deze site zijn impressies; kleuren kunnen afwijken.",
		links: [
			{ label: "FAQ", to: "page:faq" },
			{ label: "Prijslijst", to: "page:prices" },
			{ label: "Vacatures", to: "page:jobs" },
			{ label: "Collectie", to: "page:collection" },
			{ label: "Algemene voorwaarden", otherwise: "Algemene voorwaarden opvragen", to: "link:terms" },
			{ label: "Privacy", to: "page:privacy" },
			{ label: "Instagram", to: "link:instagram" },
		] satisfies Action[],
		kitchens: {
			heading: "Voor je IKEA-keuken",
			links: [
				{ label: "Keukenfronten", to: "page:kitchen-fronts" },
				{ label: "Fenix-fronten", to: "page:fenix" },
				{ label: "Houten fronten", to: "page:wooden-fronts" },
				{ label: "Farrow & Ball-fronten", to: "page:farrow-and-ball" },
			] satisfies Action[],
		},
	},
};
