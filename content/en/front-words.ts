import type nl from "../nl/front-words.ts";

export default {
	choose: "Choose a material",
	shown: "Now showing",
	joint: "in",
	families: {
		fenix: {
			name: "Fenix",
			about: "A very matt surface based on acrylic resin, which would sooner absorb light than reflect it.",
		},
		melatop: { name: "Melatop", about: "Colours you might also find on a menu, from butter to tuna." },
		wood: { name: "Wood", about: "Oak or walnut, and no grain runs quite like another." },
		painted: {
			name: "Painted",
			about: "Paint in a Farrow and Ball or Little Greene colour, or in one of your own.",
		},
		"raw-mdf": { name: "Raw MDF", about: "Fine wood fibre pressed into a board: no grain, no knots, no fuss." },
		multiplex: { name: "Multiplex", about: "Layers of wood glued crosswise, with stripes along the edge to prove it." },
	},
	impression: "Colours on a screen are an impression. The real ones are in the [sample box](page:samples).",
	combination:
		"Any design can be combined with any material on this page, and we confirm your combination in the design meeting.",
	designs: {
		own: {
			short: "Your own handle",
			what: "A smooth front for the knob or handle you bring yourself.",
			opens: "By your own knob or handle.",
			edge: "A plain face with only your handle on it.",
			extra: "Own in Painted: {paintedCustomColour} per order.",
		},
		catch: {
			short: "A cut-out grip",
			what: "A front with an oblong grip cut out of it, close to the top edge.",
			opens: "Fingers in the opening, then pull.",
			edge: "The cut shows the layers of the front.",
			extra: "Catch: {catchCustomColour}, charged once.",
		},
		flush: {
			short: "Entirely smooth",
			what: "A front with nothing on it, nothing in it and nothing sticking out.",
			opens: "How it opens is agreed in the design meeting.",
			edge: "Nothing but the material.",
			extra: "Flush in Painted: {paintedCustomColour} per order.",
		},
		pull: {
			short: "Finger edge on top",
			what: "A front that has a finger edge at the top where others have a handle.",
			opens: "By its edge, wherever you take hold.",
			edge: "A line along the top.",
			extra: "Pull in Painted: {paintedCustomColour} per order.",
		},
		framed: {
			short: "A raised frame",
			what: "A front with a raised frame around it, {framedFrameCm} cm thick.",
			opens: "You decide that in the design meeting.",
			edge: "A frame, with the face inside it.",
			extra: "Framed in Painted: {paintedCustomColour} per order.",
		},
		barre: {
			short: "Vertical bars",
			what: "A front with bars that run from top to bottom.",
			opens: "That comes up in the design meeting.",
			edge: "Bar after bar after bar.",
			extra: "Barre in Painted: {paintedCustomColour} per order.",
		},
	},
	compare: {
		heading: "Spot the difference",
		text: "We asked every front the same questions. Where the answers agree, that is one thing less to worry about.",
		caption: "The {frontDesigns:word} front designs compared",
		labels: {
			design: "Design",
			what: "What it is",
			opens: "How it opens",
			edge: "What you see",
			leadTime: "Lead time",
			colours: "Custom colour",
			extra: "Custom colour adds",
			fits: "Fits",
		},
		leadTime: "{leadTimeMin} to {leadTimeMax} weeks, depending on the material.",
		colours:
			"Painted comes in any colour, including one you think up yourself. What the fronts themselves cost is in your quote.",
		fits: "IKEA Metod and Faktum, KVIK Bordo and Senti. Ask us about other KVIK models.",
	},
	fits: {
		heading: "What they fit",
		text: "The fronts fit IKEA Metod and Faktum, and KVIK Bordo and Senti. If yours is a different KVIK model, [ask us](mail:contact).",
	},
	warranty: {
		heading: "Warranty",
		text: "Fronts come with a warranty of {warrantyYears} years, and so do worktops.",
	},
	lead: {
		heading: "How long it takes",
		text: "The lead time is {leadTimeMin} to {leadTimeMax} weeks and depends on the material. The fronts are made in the Netherlands.",
	},
	order: {
		heading: "Minimum order",
		text: "An order starts at {minimumOrder}. Prices are fixed. What you pay, and what for, is listed under [prices](page:prices).",
	},
	nextSteps: {
		heading: "Your move",
		/** Followed by the name of the design. */
		kitchens: "Every kitchen with",
		actions: [
			{ label: "Book a first meeting", to: "link:bookDiscovery" },
			{ label: "Order a sample box", to: "page:samples" },
			{ label: "See the prices", to: "page:prices" },
		],
	},
	mix: { label: "Mix it into a kitchen", to: "page:mixer" },
	neighbours: { heading: "The neighbours", previous: "Previous front", next: "Next front" },
	all: { label: "All fronts", to: "page:fronts" },
} satisfies typeof nl;
