import type nl from "../nl/farrow-and-ball.ts";

export default {
	title: "Farrow and Ball fronts for your IKEA kitchen",
	description:
		"Painted kitchen fronts for IKEA Metod and Faktum, in a Farrow and Ball or Little Greene colour, or one of your own. Made in the Netherlands.",
	heading: "Farrow and Ball on your IKEA kitchen",
	lead: "Yes, you can: our Painted fronts for IKEA kitchens come in Farrow and Ball and Little Greene colours, and in any colour of your own.",
	drawn: "Just some greens, a blue and a pink: drawn, and from nobody's colour card.",
	opening: {
		heading: "Match the wall, or pick a fight",
		body: [
			"Farrow and Ball and Little Greene are British paint makers whose colours people know by name. If you already have one on the wall, the kitchen can join in or argue with it. Either way, not much remains of the plain white IKEA cabinet.",
			"The cabinets are IKEA's, either Metod or the older Faktum. Or KVIK's, since Bordo and Senti fit as well. We make the fronts in the Netherlands and they reach you painted, so you need not lift a brush.",
		],
	},
	ways: {
		heading: "Three roads to a colour",
		items: [
			{
				name: "Farrow and Ball",
				text: "You know the name or the number, or you have a card from the paint shop. Mention it at the first meeting.",
			},
			{
				name: "Little Greene",
				text: "British as well, and it works in the same way: the name of the colour will do.",
			},
			{
				name: "One of your own",
				text: "If your shade is on nobody's card, bring something that has it. A tile, a jumper, a scrap of wallpaper.",
			},
		],
	},
	price: {
		heading: "What your own colour costs",
		painted: {
			name: "Painted, per order",
			text: "For Painted fronts in a custom colour. If you order in that colour again later, the charge applies again.",
		},
		catch: {
			name: "Catch, one-off",
			text: "A different product at a rate of its own: the [Catch](page:catch) design in a custom colour. This one you pay just once.",
		},
		note: "The fronts themselves are in your quote. All fixed amounts are listed under [prices](page:prices).",
		action: { label: "See the prices", to: "page:prices" },
	},
	choosing: {
		heading: "How to choose and not regret it",
		text: "A colour on a card is not a kitchen yet. Give it a week.",
		steps: [
			"Paint a test piece at least half a metre across. Small patches always look better behaved than large ones.",
			"Stand it up. A front hangs, and upright it catches the light quite differently from something lying on a table.",
			"Look in the morning, in the afternoon and by lamplight. Northern light is cool and brings out the blue in a colour, southern light turns everything yellower.",
			"Hold it against whatever is staying: floor, tiles, worktop. The colour will have to live with it for years.",
			"Only then ask the rest of the household.",
		],
	},
	designs: {
		heading: "What shows paint at its best",
		items: [
			{
				name: "Framed",
				text: "A frame {framedFrameCm} cm thick gives any colour a rim of shadow. It is a classic, which is why it can carry a daring shade.",
				action: { label: "See Framed", to: "page:framed" },
			},
			{
				name: "Barre",
				text: "Between the bars the same paint turns a tone darker. One tin, two colours.",
				action: { label: "See Barre", to: "page:barre" },
			},
			{
				name: "Own",
				text: "A quiet face and a knob of your choosing: brass on green, black on pink, or porcelain on practically anything.",
				action: { label: "See Own", to: "page:own" },
			},
		],
	},
	questions: {
		heading: "Questions about paint",
		items: [
			{
				question: "Couldn't I just paint my old IKEA fronts?",
				answer:
					"By all means. Paint does not take kindly to foil and melamine, though, so the work is in degreasing, sanding and priming. Allow a few weekends, and expect the spots around the handles to wear first. New fronts bring a new design with them.",
			},
			{
				question: "Can the wall be the same colour as the kitchen?",
				answer:
					"Yes, and it is one of the reasons to choose a well-known maker: the wall paint comes from the paint shop. An exact match is rare. Plaster is rougher than a front and so looks a touch lighter or darker.",
			},
			{
				question: "How do I clean painted fronts?",
				answer:
					"Gently: a damp cloth and a drop of washing-up liquid, then dry. No scouring, and that includes those white miracle sponges, which are very fine sandpaper.",
			},
			{
				question: "What if I need to touch up some damage?",
				answer:
					"Write down the name of the colour and keep it with your papers. Five years from now, nobody remembers which green it was.",
			},
			{
				question: "Does paint cost more than Fenix or wood?",
				answer:
					"What fronts cost is in your quote. All that is settled beforehand is the charge for a custom colour. If you are sure of the shade but not of the material, put samples of [all the materials](page:materials) together.",
			},
		],
	},
	closing: {
		heading: "Colour doesn't come out of a screen",
		text: "The painted and raw box is {sampleBox}, with shipping included. If you buy fronts afterwards, that amount comes off.",
	},
	actions: [
		{ label: "Order the painted and raw box", to: "link:samplesPainted" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
