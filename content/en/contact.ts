import type nl from "../nl/contact.ts";

export default {
	title: "Contact and studios",
	description:
		"Visit our studio in Amsterdam or Rotterdam, collect your order in Lijnden by appointment, or ask your question right here.",
	heading: "Come in, or drop us a line",
	lead: "For a question, this page will do. For a kitchen, come and see us in Amsterdam or Rotterdam.",
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
		{ label: "Ask your question", to: "page:contact#question" },
	],
	doors: { amsterdam: "Come on in", rotterdam: "Mind the step", lijnden: "Appointment first" },
	studios: {
		label: "The two studios",
		hours: "Opening hours",
		holidays: "Hours may differ on public holidays.",
		amsterdam: {
			size: "About {amsterdamSize} m²",
			about: "Busy all week? There's always the first Saturday of the month.",
			map: { label: "Amsterdam on the map", otherwise: "Ask the way to Amsterdam", to: "link:mapsAmsterdam" },
			book: { label: "Meet us in Amsterdam", to: "link:bookDiscovery" },
		},
		rotterdam: {
			size: "About {rotterdamSize} m²",
			about: "The roomier of the two. Mind the day: Monday is by appointment, and on Tuesday the door stays shut.",
			map: { label: "Rotterdam on the map", otherwise: "Ask the way to Rotterdam", to: "link:mapsRotterdam" },
			book: { label: "Meet us in Rotterdam", to: "link:bookDiscovery" },
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
		actions: [
			{ label: "Ask for a time to collect", to: "ask:pick-up" },
			{ label: "Lijnden on the map", otherwise: "Ask the way to Lijnden", to: "link:mapsLijnden" },
		],
	},
	question: {
		heading: "Go on, ask",
		text: "There are no silly questions, only boring kitchens. Yours goes to somebody who knows about these things, and who writes back.",
		button: "Send your question",
		hint: "Is it about your cabinets? Then mention the make and the model.",
		subjects: {
			question: "A question about a kitchen",
			cabinets: "Do your fronts fit my cabinets?",
			tiles: "Palet's tiles",
			"pick-up": "Collecting my order in Lijnden",
			"route-amsterdam": "The way to the studio in Amsterdam",
			"route-rotterdam": "The way to the studio in Rotterdam",
			"route-lijnden": "The way to the warehouse in Lijnden",
			terms: "Send me the terms and conditions",
			market: "What's in Market?",
			privacy: "My personal data",
		},
		begin: {
			"pick-up": "I'd like to collect my order myself. When would suit you?",
			"route-amsterdam": "I'd like to drop by. Could you send me the address and the way there?",
			"route-rotterdam": "I'd like to drop by. Could you send me the address and the way there?",
			"route-lijnden": "I'm coming to collect my order. Could you send me the address and the way there?",
			terms: "Could you send me your terms and conditions?",
			market: "What do you have in Market at the moment?",
		},
	},
	mail: {
		heading: "Or just write",
		text: "E-mail is better when there's something to show: attach photos and measurements, even if they're on the back of a receipt.",
		actions: [{ label: "Send us an e-mail", to: "mail:contact" }],
	},
} satisfies typeof nl;
