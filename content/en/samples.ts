import type nl from "../nl/samples.ts";

export default {
	title: "Order a sample box of front materials",
	description:
		"See Fenix, wood, Melatop or paint in your own kitchen. A sample box costs {sampleBox} including shipping, and that comes off a later purchase.",
	heading: "A small kitchen in the post",
	lead: "Pieces of the real thing. Decide at your own table, in your own light, with nobody hovering.",
	price: {
		heading: "What a box costs",
		terms: [
			{ term: "Each box", text: "{sampleBox}" },
			{ term: "Shipping", text: "Included" },
			{ term: "If you buy from us later", text: "The amount comes off your purchase" },
			{ term: "Arrives within", text: "{sampleBoxDays} working days" },
		],
	},
	boxes: {
		heading: "Pick a box",
		text: "There are {sampleBoxes:word} of them. If you don't yet know where to look, have a wander through the [materials](page:materials) first.",
		holds: "In this family",
		contents: {
			wood: ["In the box: {sampleBoxWood}."],
			fenix: ["In the box: {sampleBoxFenix}."],
			melatop: ["In the box: {sampleBoxMelatop}."],
			painted: ["In the box: {sampleBoxPainted}."],
		},
		each: {
			wood: {
				name: "Wood",
				text: "For people who read grain. Put the samples on your floor and you'll soon see what clashes.",
				order: { label: "Order the wood box", to: "link:samplesWood" },
			},
			fenix: {
				name: "Fenix",
				text: "For people who came for the colour. And for people who can't keep their hands off things: matt is easier to feel than to see.",
				order: { label: "Order the Fenix box", to: "link:samplesFenix" },
			},
			melatop: {
				name: "Melatop",
				text: "Butter, lychee, mint, frosting and tuna. An unusual lunch, a perfectly good kitchen.",
				order: { label: "Order the Melatop box", to: "link:samplesMelatop" },
			},
			painted: {
				name: "Painted + raw",
				text: "Dressed next to undressed. Lay the card of your favourite Farrow & Ball or Little Greene alongside.",
				order: { label: "Order the painted + raw box", to: "link:samplesPainted" },
			},
		},
		note: "The pictures are renders; colours are approximate. Plywood is in none of the boxes; you can see it in the [studio](page:contact).",
	},
	order: {
		heading: "Where shall we send it?",
		text: "A box is {sampleBox}, postage included. Buy from us later and that amount comes off.",
		button: "Order",
		each: "{sampleBox} a box",
		total: "<count> × {sampleBox} = <amount>",
		after: "You'll see your order number straight away. Nothing to pay yet: payment details will follow.",
		afterMail:
			"You'll see your order number straight away, and get it by e-mail too. Nothing to pay yet: payment details will follow.",
	},
	opening: {
		heading: "Three trials at home",
		body: [
			"Nobody picks a colour in ten minutes. Leave the samples for a week in the spot where the kitchen will be, and keep whatever has not annoyed you by then.",
		],
	},
	trials: [
		{
			name: "Lights on, lights off",
			text: "Daylight is honest but changes its mind. Look over breakfast, look at four o'clock, then look again after dark.",
		},
		{
			name: "Next to what stays",
			text: "The floor, the wall, the chairs you inherited. You never see a colour without the things around it.",
		},
		{
			name: "With buttery fingers",
			text: "Eat a croissant, then pick up a sample. Better a greasy print on a sample than on every door you own.",
		},
	],
	next: {
		heading: "Then bring the survivors",
		text: "Take the samples that made it through the week to our studio in Amsterdam or Rotterdam. That way we start from something you already like.",
		actions: [
			{ label: "Book a first meeting", to: "link:bookDiscovery" },
			{ label: "Compare materials first", to: "page:materials" },
		],
	},
	actions: [
		{ label: "Choose your sample box", to: "page:samples#boxes" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
