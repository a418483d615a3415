import type nl from "../nl/contact.ts";

export default {
	title: "Contact and studios",
	description:
		"Visit our studio in Amsterdam or Rotterdam, collect your order in Lijnden by appointment, or send us your question by e-mail.",
	heading: "Come in, or drop us a line",
	lead: "For a question, e-mail will do. For a kitchen, come and see us in Amsterdam or Rotterdam.",
	opening: {
		heading: "Amsterdam, Rotterdam and a bit of Lijnden",
		body: [
			"Pick whichever city suits you. If you have a floor plan or some measurements, bring them. If all you've got is a vague idea, bring that.",
			"Your answer may already be among the [frequently asked questions](page:faq). And if it's work you want rather than a kitchen, head for the [jobs page](page:jobs).",
			"You can also ring us: {phone}.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "E-mail your question", to: "mail:contact" },
	],
	walkIn: { label: "See the opening hours", to: "page:contact#studios" },
	doors: { amsterdam: "Come on in", rotterdam: "Mind the step", lijnden: "Appointment first" },
	studios: {
		label: "The two studios",
		hours: "Opening hours",
		holidays: "Hours may differ on public holidays.",
		amsterdam: {
			size: "About {amsterdamSize} m²",
			about: "Busy all week? There's always the first Saturday of the month.",
			map: { label: "Amsterdam on the map", to: "link:mapsAmsterdam" },
			ask: { label: "Ask for directions", to: "mail:directions" },
		},
		rotterdam: {
			size: "About {rotterdamSize} m²",
			about: "The roomier of the two. Mind the day: Monday is by appointment, and on Tuesday the door stays shut.",
			map: { label: "Rotterdam on the map", to: "link:mapsRotterdam" },
			ask: { label: "Ask for directions", to: "mail:directions" },
		},
	},
	meetings: {
		heading: "Top drawer first",
		text: "Three meetings, in this order.",
		items: [
			{
				name: "First meeting",
				purpose:
					"You have a kitchen in mind, or merely a grudge against the present one. Ask anything, see what's possible, and walk away with no strings attached.",
				bring: "Bring photos, a sketch, or somebody who disagrees with you.",
				cost: "No obligation",
				action: { label: "Book a first meeting", to: "link:bookDiscovery" },
			},
			{
				name: "Design meeting",
				purpose:
					"You'd like to see it. We go through your wishes and measurements and draw the kitchen in 3D. The first revision is included.",
				bring: "Bring the size of the room, awkward corner included.",
				cost: "{designDeposit} deposit, which comes off your invoice",
				action: { label: "Book a design meeting", to: "link:bookDesign" },
			},
			{
				name: "Final call",
				purpose:
					"You're sure. We check the design from plinth to tap. Then you order the cabinets, at an appointment with IKEA or KVIK.",
				bring: "Bring whatever still bothers you. Speak now.",
				cost: "Nothing yet. Production starts once part of your invoice is paid",
				action: { label: "Book the final call", to: "link:bookFinalCall" },
			},
		],
	},
	pickUp: {
		heading: "Collect it yourself in Lijnden",
		body: [
			"The warehouse isn't a shop, and nobody stands behind a counter. Agree a day and a time first, and your order will be ready for you.",
			"Rather have it delivered? That's {deliveryNear} or {deliveryFar}, [depending on how far](page:prices#price-list).",
		],
		action: { label: "Arrange a collection", to: "mail:pickUp" },
		map: { label: "Lijnden on the map", to: "link:mapsLijnden" },
	},
	mail: {
		heading: "Or just write",
		text: "Say which city it's about and how we can reach you. Photos and measurements are welcome, even if they're on the back of a receipt.",
		action: { label: "Send us an e-mail", to: "mail:contact" },
		none: "The quickest way is to walk in, in Amsterdam or in Rotterdam.",
	},
} satisfies typeof nl;
