import type nl from "../nl/farrow-and-ball.ts";

export default {
	title: "Farrow & Ball fronts for your IKEA kitchen",
	description:
		"Painted kitchen fronts for IKEA Metod and Faktum, in a Farrow & Ball or Little Greene colour, or one of your own. Made in the Netherlands.",
	heading: "Farrow & Ball on your IKEA kitchen",
	lead: "Our Painted fronts for IKEA kitchens come in any Farrow & Ball or Little Greene colour, and in any colour of your own.",
	drawn: "Our own greens, blue and pink, on nobody's colour card.",
	opening: {
		heading: "Match the wall, or pick a fight",
		body: [
			"Farrow & Ball and Little Greene are British paint makers whose colours people know by name. If you already have one on the wall, the kitchen can join in or argue with it. Either way, that's the end of plain white.",
			"The fronts fit IKEA's Metod and the older Faktum, and KVIK's Bordo and Senti. They're made in the Netherlands and delivered painted. You needn't lift a brush.",
		],
	},
	ways: {
		heading: "Three ways to a colour",
		items: [
			{
				name: "Farrow & Ball",
				text: "The name or the number will do. So will a card from the paint shop.",
			},
			{
				name: "Little Greene",
				text: "British as well, and it works the same way.",
			},
			{
				name: "One of your own",
				text: "On nobody's card? Bring something that has it. A tile, a jumper, a scrap of wallpaper.",
			},
		],
	},
	price: {
		heading: "What the colour costs",
		painted: {
			name: "Per order",
			text: "For every design but Catch. A reorder in the same colour is a new order.",
		},
		catch: {
			name: "Catch: once",
			text: "For the [Catch](page:catch) design, whatever the material. A reorder in the same colour carries no charge.",
		},
		note: "On top of the price of the fronts. It makes no difference whether the colour is Farrow & Ball's, Little Greene's or yours.",
		action: { label: "See the prices", to: "page:prices" },
	},
	choosing: {
		heading: "How to choose and not regret it",
		text: "A colour on a card isn't a kitchen yet. Give it a week.",
		steps: [
			"Paint a test piece at least half a metre across. Small patches always look better behaved than large ones.",
			"Stand it up. A front hangs, and upright it catches the light quite differently from something lying on a table.",
			"Look in the morning, in the afternoon and by lamplight. Northern light is cool and brings out the blue in a colour, southern light turns everything yellower.",
			"Hold it against whatever is staying: floor, tiles, worktop. The colour will have to live with it for years.",
			"Only then ask the rest of the household.",
			"{paintSheen}",
		],
	},
	designs: {
		heading: "What shows paint at its best",
		items: [
			{
				name: "Framed",
				text: "A frame that stands {framedFrameCm} cm proud gives any colour a rim of shadow. It's a classic, which is why it can carry a daring shade.",
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
					"By all means. Paint doesn't take kindly to foil and melamine, though, so the work is in degreasing, sanding and priming. Allow a few weekends, and expect the spots around the handles to wear first. New fronts bring a new design with them.",
			},
			{
				question: "Can the wall be the same colour as the kitchen?",
				answer:
					"Yes, and it's one of the reasons to choose a well-known maker: the wall paint comes from the paint shop. An exact match is rare. Plaster is rougher than a front and so looks a touch lighter or darker.",
			},
			{
				question: "How do I clean painted fronts?",
				answer:
					"Gently: a damp cloth and a drop of washing-up liquid, then dry. No scouring, and that includes magic-eraser sponges, which are very fine sandpaper.",
			},
			{
				question: "How do I touch up a chip?",
				answer:
					"With a fine brush and a small tin of the same colour. Keep its name with your papers: five years from now, nobody remembers which green it was.",
			},
			{
				question: "Does paint cost more than Fenix or wood?",
				answer:
					"Paint always carries a charge for the colour: {paintedCustomColour} per order, or {catchCustomColour} once for Catch. With Fenix and wood the colour comes with the material. Put the [materials](page:materials) side by side before you choose.",
			},
		],
	},
	closing: {
		heading: "Colour doesn't come out of a screen",
		text: "The painted + raw box has dressed next to undressed. It's {sampleBox}.",
	},
	actions: [
		{ label: "Order the painted + raw box", to: "link:samplesPainted" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
