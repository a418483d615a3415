import type nl from "../nl/catch.ts";

export default {
	title: "Catch: the front with a cut-out grip",
	description:
		"Catch is a kitchen front with an oblong grip cut right through it. For a colour of your own there is a one-time charge of {catchCustomColour}.",
	heading: "There is a hole in your kitchen",
	lead: "The grip of Catch is an oblong opening, cut right through the front just below its top edge. Its rim shows the layers the front is made of.",
	opening: {
		heading: "Here's the catch",
		body: [
			"Most handles are something screwed on. This one is something taken away. You hook your fingers into the opening and pull. Nothing sticks out, so there is nothing for a pocket or an apron string to snag on. We don't hide the cut either. It stays in view, layer upon layer, all the way round.",
			"If you want Catch in a colour of your own, you pay {catchCustomColour} once. That amount applies to Catch alone. Painted fronts in a custom colour have a rate of their own, charged per order. The [price list](page:prices) keeps the two apart. If one of the existing colours will do, look at the [materials](page:materials) first.",
		],
	},
	different: {
		heading: "Nothing, put to good use",
		body: [
			"Catch spares you the ironmonger. The handle is already part of the design, or rather it is the part that has left. Along a run of drawers the opening returns like punctuation: the same shape each time, each time just under the edge. Even a wall in a quiet colour ends up with something to say.",
			"The opening goes all the way through, so anyone who bends down will see a sliver of what you keep in the drawer. Put the good tea towels at the front, or don't. Most people look at the rim anyway, because that is where the surface stops and the layers begin. It shows best of all in [multiplex](page:materials).",
		],
	},
	details: [
		{ term: "Grip", text: "An oblong hole, from front to back." },
		{ term: "Position", text: "High up, close to the edge." },
		{ term: "Cut", text: "The layers are left on show." },
		{ term: "Custom colour", text: "{catchCustomColour}, charged once, for Catch only." },
	],
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Order a sample box", to: "page:samples" },
	],
} satisfies typeof nl;
