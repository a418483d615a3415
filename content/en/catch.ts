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
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Order a sample box", to: "page:samples" },
	],
} satisfies typeof nl;
