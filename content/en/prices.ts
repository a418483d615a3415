import type nl from "../nl/prices.ts";

export default {
	title: "Prices and fixed costs of your kitchen",
	description:
		"What a design, a sample box, a custom colour and delivery cost, what comes off your invoice, and one order worked out from start to finish.",
	heading: "You can count on it",
	lead: "The price in your quote is the price. Haggling won't help. Fronts and worktops we quote for, kitchen by kitchen. Everything with a fixed price is below.",
	opening: {
		heading: "What the price depends on",
		body: [
			"One cabinet with three drawers has three fronts; the same cabinet with a door has one. So the price of a kitchen is mostly a matter of how many fronts you choose, in which material, and of the worktop.",
			"Below: one order worked out from start to finish, what makes a kitchen dearer or cheaper, the price list, and a [cost guide](page:prices#cost-guide) for your own plan.",
			"Most kitchens come to between {kitchenPriceFrom} and {kitchenPriceTo}, fronts and worktop together.",
			"All amounts include {vatPercent} per cent VAT.",
		],
	},
	example: {
		heading: "One order, to the last euro",
		text: "Say you order one sample box, have a design made, and then order fronts and a worktop for exactly the minimum. You live within {nearDeliveryKm} km of Amsterdam.",
		rows: {
			sampleBox: { name: "Sample box", note: "To begin with." },
			designDeposit: { name: "Deposit for the 3D design", note: "Before the design." },
			invoice: {
				name: "The invoice",
				note: "{minimumOrder} for fronts and worktop, minus your deposit and your sample box. Part of it before production, the rest before delivery.",
			},
			deliveryNear: { name: "Delivery", note: "Before delivery." },
			total: {
				name: "All told",
				note: "{minimumOrder} for fronts and worktop, {deliveryNear} for delivery. That's all you pay us.",
			},
		},
		notes: [
			"You pay for the cabinets separately, to IKEA or KVIK.",
			"The part before production is at least {downPaymentPercent} per cent.",
			"A first meeting costs {firstMeetingPrice}.",
		],
	},
	differences: {
		dearer: {
			heading: "What makes it dearer",
			items: [
				"Lots of drawers: every drawer is a front.",
				"A custom colour: {catchCustomColour} for Catch, {paintedCustomColour} per order for any other design.",
				"A second revision of the design: {extraRevision}.",
				"A few more fronts afterwards: below {minimumOrder} there's a surcharge of {smallReorder}.",
				"A corner, a sink or a hob in a stone worktop: every hole has to be cut.",
			],
		},
		cheaper: {
			heading: "What makes it cheaper",
			items: [
				"Keeping your cabinets. You only pay for the outside.",
				"Wide cabinets instead of narrow ones: fewer fronts for the same wall.",
				"A colour that already exists instead of a custom one.",
				"Ordering everything in one go.",
				"Collecting in Lijnden: that saves {deliveryNear} or {deliveryFar}.",
			],
		},
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
			sampleBox: { name: "Sample box", note: "Shipping included. Comes off a later purchase." },
			designDeposit: {
				name: "A 3D design of your kitchen",
				note: "Deposit. Comes off your invoice.",
			},
			designOnly: {
				name: "Consultation with a 3D drawing only",
				note: "If you don't order, the deposit is the price of the design.",
			},
			extraRevision: { name: "Each further revision", note: "After the first, each time." },
			minimumOrder: { name: "Minimum order", note: "For a first order. Reordering? See the next line." },
			smallReorder: {
				name: "Surcharge on a small reorder",
				note: "For existing customers who reorder for less than {minimumOrder}.",
			},
			catchCustomColour: {
				name: "Catch in a custom colour",
				note: "**Once**, whatever the material. Reorder in the same colour and you don't pay it again.",
			},
			paintedCustomColour: {
				name: "Any other design in a custom colour",
				note: "**Per order**, in Painted. Reorder in the same colour and you pay it again.",
			},
			deliveryNear: { name: "Within {nearDeliveryKm} km of Amsterdam", note: "Delivery on the agreed day." },
			deliveryFar: { name: "Beyond {nearDeliveryKm} km", note: "On the same terms." },
			tilePerSquareMetre: {
				name: "Palet tiles",
				note: "Per m², from {paletMin} m². The lead time can be as short as {paletWeeks} weeks.",
			},
		},
		meeting: { name: "First meeting", note: "In Amsterdam or Rotterdam.", amount: "no obligation" },
		firstRevision: { name: "First revision", note: "Of the design we drew for you.", amount: "included" },
		quoted: { name: "Fronts and worktops", note: "Worked out for your kitchen.", amount: "quote" },
		deliveryText: [
			"One driver comes, and delivers to the ground floor. You do the carrying upstairs and the fitting, or have it done.",
			"We deliver in {deliveryArea}.",
		],
		pickUp: {
			name: "Collect in Lijnden",
			note: "From our warehouse, with no delivery charge.",
			amount: "by appointment",
		},
		samples: { label: "Choose a sample box", to: "page:samples" },
		tiles: { label: "More about Palet", to: "page:palet" },
	},
	colours: {
		heading: "Custom colours: two rates",
		text: "For Catch you pay once, for any other design with every order. A Farrow & Ball or Little Greene colour counts as a custom colour.",
		orders: ["1st order", "2nd order", "3rd order"],
	},
	terms: {
		warranty: {
			heading: "{warrantyYears} years' warranty",
			text: "On the fronts and on the worktops.",
		},
		payment: {
			heading: "Paying in parts",
			text: "Production starts once at least part of the invoice is paid. You pay the rest before delivery.",
		},
	},
	guide: {
		heading: "The cost guide",
		text: "Say what you have in mind. You'll see the fixed costs, at which step you pay them and what comes off your invoice.",
		fields: {
			design: {
				legend: "What should we design?",
				options: {
					plan: "A kitchen I mean to order",
					drawing: "A 3D drawing only",
					none: "Nothing, I already have a design",
				},
			},
			revisions: { legend: "How many times do we revise the design?", hint: "One revision costs nothing extra." },
			colour: {
				legend: "Would you like a custom colour?",
				options: {
					none: "No",
					catch: "Yes, for Catch",
					painted: "Yes, for another design in Painted",
					both: "Yes, for both",
				},
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
				legend: "Are you already a customer, reordering for less than {minimumOrder}?",
				options: { no: "No", yes: "Yes" },
			},
			samples: { legend: "How many sample boxes will you order?", hint: "There are {sampleBoxes:word} kinds." },
		},
		idle: "not counted just now",
		submit: "Show the costs",
		unread: "We couldn't read part of this link. The default is shown there instead:",
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
			heading: "Your plan, added up",
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
				paintedCustomColour: "custom colour for another design, per order",
				deliveryNear: "delivery within {nearDeliveryKm} km",
				deliveryFar: "delivery further away",
			},
			quotedLine: "fronts and worktops",
			quotedAmount: "quote",
			off: "Comes off your invoice",
			minus: "minus",
			total: "Fixed costs in total",
			deducted: "Of which comes off your invoice",
			remaining: "On top of your fronts and worktops",
			remainingAlone: "This is what you pay in total",
			quoted: {
				fromMinimum: "Fronts and worktops come on top. We quote for those separately, from {minimumOrder}.",
				belowMinimum: "The fronts or worktops you reorder come on top. We quote for those separately.",
				nothing: "You order nothing, so there's no invoice for anything to come off.",
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
