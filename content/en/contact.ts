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
			"Pick whichever city suits you. If you have a floor plan or some measurements, bring them. If all you have is a vague idea, bring that.",
			"Your answer may already be among the [frequently asked questions](page:faq). And if it is work you want rather than a kitchen, head for the [jobs page](page:jobs).",
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
		holidays: "Public holidays may be different, so ask before you travel.",
		amsterdam: {
			size: "About {amsterdamSize} m²",
			about: "If work keeps you busy all week, there is always the first Saturday of the month.",
			map: { label: "Amsterdam on the map", to: "link:mapsAmsterdam" },
			ask: { label: "Ask for the route to Amsterdam", to: "mail:directions" },
		},
		rotterdam: {
			size: "About {rotterdamSize} m²",
			about: "The roomier of the two. Do check the day before you set out: early in the week you can't simply walk in.",
			map: { label: "Rotterdam on the map", to: "link:mapsRotterdam" },
			ask: { label: "Ask for the route to Rotterdam", to: "mail:directions" },
		},
	},
	meetings: {
		heading: "Which drawer is yours?",
		text: "There are three meetings, and they come in this order. Start at the top.",
		items: [
			{
				name: "First meeting",
				purpose:
					"You have a kitchen in mind, or merely a grudge against the present one. Ask anything, see what is possible, and walk away with no strings attached.",
				bring: "Bring photos, a sketch, or somebody who disagrees with you.",
				cost: "No obligation",
				action: { label: "Book a first meeting", to: "link:bookDiscovery" },
			},
			{
				name: "Design meeting",
				purpose:
					"You would like to see it. We go through your wishes and measurements and draw the kitchen in 3D. The first revision is included, and each one after that is {extraRevision}.",
				bring: "Bring the size of the room, awkward corner included.",
				cost: "{designDeposit} deposit, taken off your invoice later",
				action: { label: "Book a design meeting", to: "link:bookDesign" },
			},
			{
				name: "Final call",
				purpose:
					"You are sure. We check the design from plinth to tap. Next comes your appointment with the retailer, where you order the cabinets.",
				bring: "Bring whatever still bothers you. This is the moment.",
				cost: "Production starts once your invoice is at least partly paid",
				action: { label: "Book the final call", to: "link:bookFinalCall" },
			},
		],
	},
	pickUp: {
		heading: "Collect it yourself in Lijnden",
		body: [
			"The warehouse is not a shop, and nobody stands behind a counter. Agree a day and a time with us first, and your order will be ready for you.",
			"Would you rather have it delivered? Delivery costs {deliveryNear} within {nearDeliveryKm} km of Amsterdam and {deliveryFar} beyond that. One driver brings it, as far as the ground floor.",
		],
		action: { label: "Arrange a collection", to: "mail:pickUp" },
		map: { label: "Lijnden on the map", to: "link:mapsLijnden" },
	},
	mail: {
		heading: "Or just write",
		text: "Say which city it is about and how we can reach you. Photos and measurements are welcome as attachments, even if they are on the back of a receipt.",
		action: { label: "Send us an e-mail", to: "mail:contact" },
		none: "Our e-mail address is not on this page yet. Until it is, the quickest way is to walk in.",
	},
} satisfies typeof nl;
