import type nl from "../nl/team.ts";

export default {
	title: "Our team in Amsterdam, Rotterdam and Lijnden",
	description:
		"At the table, at the drawing board and in the warehouse: the teams in Amsterdam, Rotterdam and Lijnden behind your kitchen.",
	heading: "Plenty of cooks, broth intact",
	lead: "The studios draw, the warehouse loads. These are the teams you'll meet on the way to your kitchen.",
	opening: {
		heading: "Across the table and behind the scenes",
		body: [
			"Your kitchen passes through several pairs of hands. You sit down in a **studio**, and the **design team** starts drawing. Finally, the **warehouse** sees to it that everything reaches you on the agreed day.",
			"The one person you won't meet is a fitter: [we don't fit kitchens](page:faq#installing). What we are good for, and when, is under [how we work](page:how-we-work).",
		],
	},
	teams: {
		amsterdam: {
			name: "The Amsterdam studio",
			text: "Some {amsterdamSize} m² to wander about in. You say what you want, and somebody asks, politely, whether that corner cabinet is really necessary.",
			caption: "Canal houses, drawn without a spirit level.",
			action: { label: "Find the Amsterdam studio", to: "page:contact#amsterdam" },
		},
		rotterdam: {
			name: "The Rotterdam studio",
			text: "At about {rotterdamSize} m² it's the larger one, which surprises nobody in Rotterdam. Your kitchen won't mind which city you choose.",
			caption: "High-rise. One more floor to go.",
			action: { label: "Find the Rotterdam studio", to: "page:contact#rotterdam" },
		},
		design: {
			name: "The design team",
			text: "Sets out cabinets by IKEA or KVIK and decides, with you, what goes in front of them. In 3D, so nobody has to guess.",
			caption: "The very last version. So far.",
			action: { label: "Book a design meeting", to: "link:bookDesign" },
		},
		warehouse: {
			name: "The warehouse",
			text: "It's in Lijnden. Your order waits there until the agreed day, then comes to you. Or collect it yourself, by appointment.",
			caption: "Stacking is a craft. The hen is an intern.",
			action: { label: "How to collect an order", to: "page:contact#lijnden" },
		},
	},
	versions: ["kitchen", "kitchen-2", "kitchen-final", "kitchen-final-2", "kitchen-final-really", "kitchen-final-yes"],
	closing: {
		heading: "There's a chair free",
		text: "At the table, for you and your kitchen.",
		actions: [
			{ label: "Book a first meeting", to: "link:bookDiscovery" },
			{ label: "See the jobs", to: "page:jobs" },
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the jobs", to: "page:jobs" },
	],
} satisfies typeof nl;
