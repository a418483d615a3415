import type nl from "../nl/prices.ts";

export default {
	title: "Prices and fixed costs of your kitchen",
	description:
		"What a design, a sample box, a custom colour and delivery cost, and what is later deducted from your invoice. All our prices are fixed.",
	heading: "What it costs",
	lead: "Our prices are fixed and not negotiable. Fronts and worktops are quoted for your kitchen, and the other amounts are set out here.",
	opening: {
		heading: "How to read this list",
		body: [
			"The price of fronts and worktops depends on your kitchen and on the material, so for those we give you a quote. The amounts we can name in advance are below, in the order in which you meet them.",
			"Two of them come off your invoice later: the deposit for the design, and the sample box. To see what that means for your own plan, use the [cost guide](page:prices#cost-guide). Which step each payment belongs to, and what happens then, is set out under [how we work](page:how-we-work).",
		],
	},
	list: {
		heading: "The price list",
		groups: {
			start: "Before you decide anything",
			design: "For the design",
			order: "With your order",
			delivery: "For delivery",
			tiles: "Tiles to go with it",
		},
		prices: {
			sampleBox: { name: "Sample box", note: "Shipping included. Deducted from a later purchase." },
			designDeposit: {
				name: "A 3D design of your kitchen",
				note: "Deposit. Deducted from the invoice for your order.",
			},
			designOnly: { name: "Consultation with a 3D drawing only", note: "If you are not placing an order." },
			extraRevision: { name: "Each further revision", note: "Per revision of the design." },
			minimumOrder: { name: "Minimum order", note: "From this amount we go into production." },
			smallReorder: { name: "Reordering for less than that", note: "Extra, and for existing customers only." },
			catchCustomColour: {
				name: "Catch in a custom colour",
				note: "**Once.** If you reorder in the same colour later, you do not pay it again.",
			},
			paintedCustomColour: {
				name: "Painted fronts in a custom colour",
				note: "**Per order.** If you reorder in that colour later, you pay it again.",
			},
			deliveryNear: { name: "Within {nearDeliveryKm} km of Amsterdam", note: "Delivery on the agreed day." },
			deliveryFar: { name: "Beyond {nearDeliveryKm} km", note: "On the same terms." },
			tilePerSquareMetre: {
				name: "Palet tiles",
				note: "Per square metre, from {paletMin} m². The lead time can be as short as {paletWeeks} weeks.",
			},
		},
		meeting: { name: "First meeting", note: "In Amsterdam or Rotterdam.", amount: "no obligation" },
		firstRevision: { name: "First revision", note: "Of the design we drew.", amount: "included" },
		quoted: { name: "Fronts and worktops", note: "Worked out for your kitchen.", amount: "quote" },
		deliveryText:
			"One driver comes, and delivers to the ground floor. You carry things upstairs and install them yourself, or have it done.",
		pickUp: {
			name: "Collect in Lijnden",
			note: "From our warehouse, so without a delivery charge.",
			amount: "by appointment",
		},
		samples: { label: "Choose a sample box", to: "page:samples" },
		tiles: { label: "More about Palet", to: "page:palet" },
	},
	colours: {
		heading: "Custom colours: two products, two rates",
		text: "Look at the front. If it is a Catch, the amount for Catch applies. If it is a Painted front in any other design, the amount for Painted does.",
		orders: ["1st order", "2nd order", "3rd order"],
	},
	terms: {
		warranty: {
			heading: "{warrantyYears} years' warranty",
			text: "On the fronts and on the worktops alike.",
		},
		payment: {
			heading: "Paying in parts",
			text: "We begin production when at least part of the invoice has been paid. The remainder is due before we deliver.",
		},
	},
	guide: {
		heading: "The cost guide",
		text: "Say what you have in mind. You will see what you pay at which step, and what comes off your invoice afterwards.",
		fields: {
			design: {
				legend: "What should we design?",
				options: {
					plan: "A kitchen that I will order too",
					drawing: "A 3D drawing only",
					none: "Nothing, there is a design already",
				},
			},
			revisions: { legend: "How many times do we revise the design?", hint: "One revision costs nothing extra." },
			colour: {
				legend: "Would you like a custom colour?",
				options: { none: "No", catch: "Yes, for Catch", painted: "Yes, for Painted fronts" },
			},
			orders: { legend: "In how many orders will you use that colour?", hint: "Count reorders too." },
			delivery: {
				legend: "How does it get to your home?",
				options: {
					near: "Delivered, within {nearDeliveryKm} km of Amsterdam",
					far: "Delivered, further away",
					pickup: "I collect it in Lijnden",
				},
			},
			reorder: {
				legend: "Are you a customer already, reordering for less than {minimumOrder}?",
				options: { no: "No", yes: "Yes" },
			},
			samples: { legend: "How many sample boxes will you order?", hint: "There are {sampleBoxes:word} kinds." },
		},
		idle: "not counted for now",
		submit: "Show the costs",
		unread: "We could not read part of this link. The usual choice is shown there instead:",
		names: {
			design: "design",
			revisions: "revisions",
			colour: "custom colour",
			orders: "number of orders",
			delivery: "delivery",
			reorder: "reorder",
			samples: "sample boxes",
		},
		result: {
			heading: "Your plan in amounts",
			what: "What for",
			amount: "Amount",
			later: "Later orders, without delivery",
			nothing: "No fixed costs",
			lines: {
				sampleBox: "sample box",
				designDeposit: "3D design, deposit",
				designOnly: "consultation with a 3D drawing",
				extraRevision: "further revision",
				smallReorder: "small reorder surcharge",
				catchCustomColour: "custom colour for Catch, once",
				paintedCustomColour: "custom colour for Painted, per order",
				deliveryNear: "delivery within {nearDeliveryKm} km",
				deliveryFar: "delivery further away",
			},
			quotedLine: "fronts and worktops",
			quotedAmount: "quote",
			off: "Comes off your invoice",
			minus: "minus",
			total: "Fixed costs in total",
			deducted: "Of which deducted from your invoice",
			remaining: "On top of your fronts and worktops",
			remainingAlone: "This is what you pay in total",
			quoted: {
				fromMinimum:
					"Fronts and worktops are not in this sum. We make you a quote for those, and the minimum order is {minimumOrder}.",
				belowMinimum: "The fronts or worktops you reorder are not in this sum. We make you a quote for those.",
				nothing:
					"You order nothing, so there is no invoice for anything to come off. That is also why no fronts or worktops are mentioned.",
			},
		},
		share: "Link to this calculation",
		copied: "The link has been copied.",
		print: "Print this page",
		next: [
			{ label: "Book a first meeting", to: "link:bookDiscovery" },
			{ label: "Read how we work", to: "page:how-we-work" },
		],
	},
	actions: [
		{ label: "Work out your plan", to: "page:prices#cost-guide" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
