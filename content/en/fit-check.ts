import type nl from "../nl/fit-check.ts";

export default {
	heading: "Does it fit my cabinets?",
	text: "Pick whatever is in your kitchen now. Not sure? Dig out the old receipt, or see if there is a sticker on the inside of a cabinet.",
	choices: "Your cabinets",
	other: { brand: "Another make or model", model: "Other" },
	waiting: {
		heading: "Faktum? Don't leave yet",
		text: "Even cabinets that IKEA has stopped making can have a second life. Choose your system and this is where you find out.",
	},
	answers: {
		metod: {
			verdict: "Yes",
			heading: "Yes, it fits Metod",
			text: "Metod is the system that came after Faktum. If you already have the cabinets, keep them. If you are starting from scratch, we design the kitchen first and you order the cabinets from IKEA.",
			actions: [
				{ label: "Book a first meeting", to: "link:bookDiscovery" },
				{ label: "Compare the designs", to: "page:fronts#compare" },
			],
		},
		faktum: {
			verdict: "Yes",
			heading: "Yes, Faktum too",
			text: "IKEA has given up on Faktum. We haven't. If the cabinets are still sound, there is no need to throw them out to be rid of the doors.",
			actions: [
				{ label: "More about Faktum", to: "page:kitchen-fronts#faktum" },
				{ label: "Book a first meeting", to: "link:bookDiscovery" },
			],
		},
		bordo: {
			verdict: "Yes",
			heading: "Yes, it fits Bordo",
			text: "Of all the KVIK models, Bordo is one of the two we can vouch for. You may skip straight to arguing about colour.",
			actions: [
				{ label: "Book a first meeting", to: "link:bookDiscovery" },
				{ label: "See the materials", to: "page:materials" },
			],
		},
		senti: {
			verdict: "Yes",
			heading: "Yes, it fits Senti",
			text: "Together with Bordo, Senti is the KVIK cabinet our fronts are meant for. The heavy part of your kitchen is already in place.",
			actions: [
				{ label: "Book a first meeting", to: "link:bookDiscovery" },
				{ label: "See the materials", to: "page:materials" },
			],
		},
		other: {
			verdict: "Ask us",
			heading: "We would have to see it",
			text: "A different KVIK model? Ask us. A different make altogether? The same. Send the make, the model, a few measurements and a photo. The answer may be no, but at least you will have it in writing.",
			actions: [
				{ label: "E-mail us about your cabinets", to: "mail:otherCabinets" },
				{ label: "See what does fit", to: "page:faq#which-cabinets" },
			],
		},
	},
} satisfies typeof nl;
