import type nl from "../nl/barre.ts";

export default {
	title: "Barre: the front with vertical bars",
	description:
		"Barre is a kitchen front with vertical bars, designed for IKEA and KVIK cabinets. What the lines do to light and colour, and what to put beside them.",
	heading: "A kitchen behind bars",
	lead: "Barre has vertical bars. Of all our designs, it's the least inclined to sit still.",
	opening: {
		heading: "Good posture",
		body: [
			"A _barre_ is the wooden rail that ballet dancers practise at. Theirs is horizontal; our bars stand upright. They lead the eye upwards and give a row of cabinets some rhythm. When the light comes from the side, every bar casts a shadow, and the shadows shift a little as the day goes on.",
			"Lines show up best beside something that has none. An island in Barre with a wall of [Flush](page:flush) behind it isn't a failure of imagination but a decision. Your 3D design shows how many bars the kitchen can take.",
		],
	},
	availability: {
		before: "Barre is the next front to join the collection, coming {barreSince}.",
		since: "Barre has been in the collection since {barreSince}.",
	},
	different: {
		heading: "A cabinet in pinstripes",
		body: [
			"Most of the others give your eye somewhere to land: a knob, a hole, an edge. On Barre the pattern simply carries on, with no obvious place to start or stop. You're no longer looking at separate cabinets but at one striped whole that happens to have the plates in it.",
			"Stripes change a colour. It's a shade darker between the bars, so the same tint looks deeper than it does on a smooth face. In a pale colour you notice the shadows, in a dark one you have to come closer to find the bars. Weigh pale against dark before you settle on a [material](page:materials). And be honest with yourself about dusting: ridges collect dust.",
		],
	},
	details: [
		{ term: "Bars", text: "{barreBarMm} mm wide." },
		{ term: "Direction", text: "Vertical, from top to bottom." },
		{ term: "Light", text: "From the side, the relief shows best." },
		{ term: "Opens", text: "With a [push latch](page:flush): press, and the front springs open." },
	],
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Compare the fronts", to: "page:fronts" },
	],
} satisfies typeof nl;
