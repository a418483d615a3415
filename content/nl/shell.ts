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
		{ label: "Gallery", to: "page:gallery" },
		{ label: "Prijzen", to: "page:prices" },
	] satisfies Action[],
	menu: {
		open: "Menu",
		entries: [
			{ label: "Home", to: "page:home" },
			{ label: "Gallery", to: "page:gallery" },
			{ label: "Werkwijze", to: "page:how-we-work" },
			{ label: "Fronten", to: "page:fronts" },
			{ label: "Samples bestellen", to: "page:samples" },
			{ label: "Over ons", to: "page:our-story" },
			{ label: "Contact", to: "page:contact" },
			{ label: "Werkbladen", to: "page:worktops" },
			{ label: "Kranen + spoelbakken", to: "page:faucets-sinks" },
			{ label: "Market", to: "link:market" },
			{ label: "Materialen", to: "page:materials" },
			{ label: "Prijzen", to: "page:prices" },
			{ label: "Vacatures", to: "page:jobs" },
			{ label: "Ons team", to: "page:team" },
			{ label: "FAQ", to: "page:faq" },
			{ label: "Palet x tegels", to: "page:palet" },
			{ label: "Instagram", to: "link:instagram" },
		] satisfies Action[],
	},
	language: { label: "English", describe: "This page in English" },
	footer: {
		label: "Meer van de studio",
		studios: "Studio's in Amsterdam en Rotterdam, magazijn in Lijnden",
		links: [
			{ label: "FAQ", to: "page:faq" },
			{ label: "Prijslijst", to: "page:prices" },
			{ label: "Vacatures", to: "page:jobs" },
			{ label: "Collectie", to: "page:collection" },
			{ label: "Algemene voorwaarden", to: "link:terms" },
			{ label: "Keukenfronten voor je IKEA-keuken", to: "page:kitchen-fronts" },
			{ label: "Fenix-fronten voor je IKEA-keuken", to: "page:fenix" },
			{ label: "Houten fronten voor je IKEA-keuken", to: "page:wooden-fronts" },
			{ label: "Farrow and Ball-fronten voor je IKEA-keuken", to: "page:farrow-and-ball" },
		] satisfies Action[],
	},
	loading: "De pagina wordt geladen",
};
