import type nl from "../nl/our-story.ts";

export default {
	title: "Our story: boring was already taken",
	description:
		"Why we leave the cabinets to IKEA and KVIK, where our fronts are made, and what we have decided not to do.",
	heading: "We have nothing against cabinets",
	lead: "Our quarrel is with kitchens you have forgotten by the time you leave the room. The name over the door is also the business plan.",
	opening: {
		heading: "Looks do matter",
		body: [
			"Modular cabinets are a clever invention. The sizes are settled, you shuffle them about until they fit, and nobody sees the inside anyway. The trouble is the outside, which looks much like next door's. So our effort goes into the parts you see and touch, from the [front](page:fronts) to the tap.",
			"Our fronts are produced in the Netherlands. The drawing is done in Amsterdam, in a studio of about {amsterdamSize} square metres, and in Rotterdam, in one of about {rotterdamSize}. Your order sets off from our warehouse in Lijnden. The [team page](page:team) tells you which team sits where.",
			"Then there is the list of things we leave alone. We do not sell cabinets, because you order those from the retailer. We do not install. And we do not negotiate: our prices are fixed. What we are here for, step by step, is set out under [how we work](page:how-we-work).",
		],
	},
	actions: [
		{ label: "Read how we work", to: "page:how-we-work" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
