import type nl from "../nl/shell.ts";

export default {
	skip: "Skip to the content",
	banner: {
		label: "Invitation",
		text: "Come and talk about your kitchen. No obligation.",
		action: { label: "Book a first meeting", to: "link:bookDiscovery" },
	},
	navigation: "Main menu",
	main: [
		{ label: "Fronts", to: "page:fronts" },
		{ label: "Materials", to: "page:materials" },
		{ label: "Worktops", to: "page:worktops" },
		{ label: "Gallery", to: "page:gallery" },
		{ label: "Prices", to: "page:prices" },
	],
	menu: {
		open: "Menu",
		close: "Close",
		entries: [
			{ label: "Home", to: "page:home" },
			{ label: "Mixer", to: "page:mixer" },
			{ label: "Gallery", to: "page:gallery" },
			{ label: "How we work", to: "page:how-we-work" },
			{ label: "Fronts", to: "page:fronts" },
			{ label: "Order samples", to: "page:samples" },
			{ label: "About us", to: "page:our-story" },
			{ label: "Contact", to: "page:contact" },
			{ label: "Worktops", to: "page:worktops" },
			{ label: "Faucets + Sinks", to: "page:faucets-sinks" },
			{ label: "Market", otherwise: "Ask about Market", to: "link:market" },
			{ label: "Materials", to: "page:materials" },
			{ label: "Prices", to: "page:prices" },
			{ label: "Jobs", to: "page:jobs" },
			{ label: "Our team", to: "page:team" },
			{ label: "FAQ", to: "page:faq" },
			{ label: "Palet x tiles", to: "page:palet" },
			{ label: "Instagram", to: "link:instagram" },
		],
	},
	language: { label: "NL", describe: "Deze pagina in het Nederlands" },
	footer: {
		label: "More from the studio",
		newsletter: {
			heading: "Post worth opening",
			text: "An occasional e-mail about new fronts and colours. That's all.",
		},
		studios: {
			amsterdam: {
				size: "about {amsterdamSize} m²",
				map: { label: "On the map", otherwise: "Ask the way", to: "link:mapsAmsterdam" },
			},
			rotterdam: {
				size: "about {rotterdamSize} m²",
				map: { label: "On the map", otherwise: "Ask the way", to: "link:mapsRotterdam" },
			},
		},
		warehouse: {
			name: "Warehouse",
			text: "Collection is by appointment.",
			map: { label: "On the map", otherwise: "Ask the way", to: "link:mapsLijnden" },
		},
		impression: "Pictures on this site are renders; colours are approximate.",
		links: [
			{ label: "FAQ", to: "page:faq" },
			{ label: "Price List", to: "page:prices" },
			{ label: "Vacancies", to: "page:jobs" },
			{ label: "Collection", to: "page:collection" },
			{ label: "Terms and Conditions", otherwise: "Request the Terms and Conditions", to: "link:terms" },
			{ label: "Privacy", to: "page:privacy" },
			{ label: "Instagram", to: "link:instagram" },
		],
		kitchens: {
			heading: "For your IKEA kitchen",
			links: [
				{ label: "Kitchen fronts", to: "page:kitchen-fronts" },
				{ label: "Fenix fronts", to: "page:fenix" },
				{ label: "Wooden fronts", to: "page:wooden-fronts" },
				{ label: "Farrow & Ball fronts", to: "page:farrow-and-ball" },
			],
		},
	},
} satisfies typeof nl;
