import type nl from "../nl/palet.ts";

export default {
	title: "Palet: tiles for your kitchen",
	description:
		"Tiles by our partner Palet from {paletMin} m², at {tilePerSquareMetre} per m². Lead time as short as {paletWeeks} weeks. Work out what your wall costs.",
	heading: "A night on the tiles",
	lead: "For tiles we've teamed up with Palet. The minimum is {paletMin} square metre, at {tilePerSquareMetre} per m².",
	calculator: {
		heading: "Measure up",
		area: "How many square metres?",
		areaUnit: "m²",
		wall: "Or take a tape measure",
		width: "Width in cm",
		height: "Height in cm",
		submit: "Work it out",
		result: "The tiles come to",
		rounding: "We count at least {paletMin} m² and round up to a tenth. Add a little for cutting.",
	},
	drawing: {
		label: "This is how big that is",
		note: "To scale. We drew these tiles ourselves; Palet's look different.",
	},
	opening: {
		heading: "The bit of wall everyone forgets",
		body: [
			"The fronts are chosen, so is the worktop, and then somebody notices the strip of wall in between. It usually gets whatever the DIY shop had left that Saturday. We'd rather it got something from Palet, with as much thought behind it as the rest of the room.",
			"A tile is best picked next to the material it will live beside for years. Have a [sample box](page:samples) on the table before you commit.",
			"{tileKind}",
		],
	},
	time: {
		heading: "Tiles come sooner",
		text: "Tiles can be here in {paletWeeks} weeks. Our [fronts](page:fronts) take {leadTimeMin} to {leadTimeMax}.",
		tiles: "Tiles, at their quickest",
		tilesWeeks: "{paletWeeks} weeks",
		fronts: "Fronts",
		frontsWeeks: "{leadTimeMin} to {leadTimeMax} weeks",
	},
	next: {
		heading: "Off the wall, onto the plan",
		text: "Put the wall in the design from the start. The sockets will be glad to know where they stand.",
		actions: [
			{ label: "Ask about the tiles", to: "ask:tiles" },
			{ label: "Book a first meeting", to: "link:bookDiscovery" },
			{ label: "See the worktops", to: "page:worktops" },
		],
	},
	actions: [
		{ label: "Ask about the tiles", to: "ask:tiles" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
