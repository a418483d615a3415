import type nl from "../nl/catch.ts";

export default {
	title: "Catch: the front with a cut-out grip",
	description:
		"Catch is a kitchen front with an oblong grip cut right through it. A custom colour costs {catchCustomColour}, once.",
	heading: "There's a hole in your kitchen",
	lead: "The grip of Catch is an oblong opening, cut right through the front just below its top edge. The cut shows what the front is made of.",
	opening: {
		heading: "Here's the catch",
		body: [
			"Most handles are something screwed on. This one is something taken away: a hole, right through. You hook your fingers in and pull. Nothing sticks out, so there's nothing for a pocket or an apron string to snag on. We don't hide the cut either. In plywood you see layer upon layer, in MDF one even core.",
			"A custom colour for Catch costs {catchCustomColour}, once, whatever the material. Reorder in the same colour and you don't pay it again. The other designs have [a rate of their own](page:prices#price-list). Or pick a colour that already exists, among the [materials](page:materials).",
		],
	},
	different: {
		heading: "Nothing, put to good use",
		body: [
			"Catch spares you the ironmonger. The handle is already part of the design, or rather it's the part that has left. Along a run of drawers the opening returns like punctuation: the same shape each time, each time just under the edge. Even a wall in a quiet colour ends up with something to say.",
			"The opening goes all the way through, so anyone who bends down will see a sliver of what you keep in the drawer. Put the good tea towels at the front, or don't. Most people look at the rim anyway, because that's where the surface stops. It's at its best in [plywood](page:materials#multiplex), where the stripes begin.",
		],
	},
	details: [
		{ term: "Grip", text: "An oblong hole, from front to back." },
		{ term: "Position", text: "High up, close to the edge." },
		{ term: "Cut", text: "Left on show, in the material of the front." },
		{ term: "Custom colour", text: "{catchCustomColour}, once, whatever the material." },
	],
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Order a sample box", to: "page:samples" },
	],
} satisfies typeof nl;
