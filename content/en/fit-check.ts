import type nl from "../nl/fit-check.ts";

export default {
	heading: "Will they fit my cabinets?",
	text: "Pick whatever is in your kitchen now. Not sure? Dig out the old receipt, or see if there's a sticker on the inside of a cabinet.",
	choices: "Your cabinets",
	other: { brand: "Another make or model", model: "Other" },
	waiting: {
		heading: "Faktum? Don't leave yet",
		text: "Even cabinets that IKEA has stopped making can have a second life. Choose your system and the answer appears here.",
	},
	answers: {
		metod: {
			verdict: "Yes",
			heading: "Yes, it fits Metod",
			text: "Metod is the system that came after Faktum. If you already have the cabinets, keep them. If you're starting from scratch, we design the kitchen first and you order the cabinets from IKEA afterwards.",
			actions: [
				{ label: "Book a first meeting", to: "link:bookDiscovery" },
				{ label: "Compare the designs", to: "page:fronts#compare" },
			],
		},
		faktum: {
			verdict: "Yes",
			heading: "Yes, Faktum too",
			text: "IKEA has given up on Faktum. We haven't. Sound cabinets needn't go just because you've gone off the doors.",
			actions: [
				{ label: "More about Faktum", to: "page:kitchen-fronts#faktum" },
				{ label: "Book a first meeting", to: "link:bookDiscovery" },
			],
		},
		bordo: {
			verdict: "Yes",
			heading: "Yes, it fits Bordo",
			text: "Bordo and Senti are the two KVIK ranges our fronts are made for. Skip straight to arguing about colour.",
			actions: [
				{ label: "Book a first meeting", to: "link:bookDiscovery" },
				{ label: "See the materials", to: "page:materials" },
			],
		},
		senti: {
			verdict: "Yes",
			heading: "Yes, it fits Senti",
			text: "Senti is, with Bordo, the KVIK range we make fronts for. The heavy part of your kitchen is already in place.",
			actions: [
				{ label: "Book a first meeting", to: "link:bookDiscovery" },
				{ label: "See the materials", to: "page:materials" },
			],
		},
		other: {
			verdict: "Ask us",
			heading: "We'd have to see it",
			text: "Send the make, the model, a few measurements and a photo of a cabinet, open and shut. That goes for other KVIK ranges and for any other make. The answer may be no, but you'll have it in writing.",
			actions: [
				{ label: "Ask us about your cabinets", to: "ask:cabinets" },
				{ label: "See what does fit", to: "page:faq#which-cabinets" },
			],
		},
	},
} satisfies typeof nl;
