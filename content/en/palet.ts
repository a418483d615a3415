import type nl from "../nl/palet.ts";

export default {
	title: "Palet: tiles for your kitchen",
	description:
		"Tiles by our partner Palet from {paletMin} square metre, at {tilePerSquareMetre} per square metre. Lead time as short as {paletWeeks} weeks.",
	heading: "A night on the tiles",
	lead: "For tiles we have teamed up with Palet. You can order from {paletMin} square metre, at {tilePerSquareMetre} per square metre.",
	opening: {
		heading: "The bit of wall everyone forgets",
		body: [
			"The fronts are chosen, so is the worktop, and then somebody notices the strip of wall in between. It usually gets whatever the DIY shop had left that Saturday. We would rather it got something from Palet, with as much thought behind it as the rest of the room.",
			"At its shortest, the lead time for tiles is {paletWeeks} weeks. Our [fronts](page:fronts) take {leadTimeMin} at the very least, so there is often time to lay all the colours side by side first. A [sample box](page:samples) earns its keep here: a tile is best picked next to the material it will live beside for years.",
		],
	},
	actions: [
		{ label: "Ask about the tiles", to: "mail:contact" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
