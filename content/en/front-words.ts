import type nl from "../nl/front-words.ts";

export default {
	choose: "Choose a material",
	shown: "Now showing",
	joint: "in",
	families: {
		fenix: {
			name: "Fenix",
			about: "A very matt surface based on acrylic resin, which would sooner soak up light than reflect it.",
		},
		melatop: { name: "Melatop", about: "Board with a coloured melamine surface, from butter to tuna." },
		wood: { name: "Wood", about: "Oak or walnut, and no grain runs quite like another." },
		painted: {
			name: "Painted",
			about: "Paint in a Farrow & Ball or Little Greene colour, or in one of your own.",
		},
		"raw-mdf": { name: "Raw MDF", about: "Fine wood fibre pressed into a board: no grain, no knots, no fuss." },
		multiplex: {
			name: "Multiplex",
			about: "Plywood: layers of wood glued crosswise, with stripes along the edge to prove it.",
		},
	},
	impression:
		"Colours on a screen are approximate. See the real thing in a [sample box](page:samples) or in the studio.",
	combination: "Every design can be seen here in every material. Your own combination is settled in the 3D design.",
	designs: {
		own: {
			short: "With your own knob",
			what: "A smooth front for the knob or handle you bring yourself.",
			opens: "By your own knob or handle.",
			edge: "A plain face with only your handle on it.",
			extra: "{paintedCustomColour} per order.",
		},
		catch: {
			short: "A cut-out grip",
			what: "A front with an oblong grip cut out of it, close to the top edge.",
			opens: "Fingers in the opening, then pull.",
			edge: "The cut shows what the front is made of.",
			extra: "{catchCustomColour}, once.",
		},
		flush: {
			short: "Entirely smooth",
			what: "A front with nothing on it, nothing in it and nothing sticking out.",
			opens: "Push it, and a latch inside the cabinet springs it open.",
			edge: "Nothing but the material.",
			extra: "{paintedCustomColour} per order.",
		},
		pull: {
			short: "Finger pull on top",
			what: "A front with a finger pull along the top where others have a handle.",
			opens: "By the finger pull, wherever you take hold.",
			edge: "A line along the top.",
			extra: "{paintedCustomColour} per order.",
		},
		framed: {
			short: "A raised frame",
			what: "A front with a frame around it that stands {framedFrameCm} cm proud.",
			opens: "By a knob on the frame, or with a push latch.",
			edge: "A frame, with the face inside it.",
			extra: "{paintedCustomColour} per order.",
		},
		barre: {
			short: "Vertical bars",
			what: "A front with bars that run from top to bottom.",
			opens: "With a push latch: press, and it springs open.",
			edge: "Bar after bar after bar.",
			extra: "{paintedCustomColour} per order.",
		},
	},
	compare: {
		heading: "Spot the difference",
		text: "We asked every front the same questions. Where the answers agree, that's one less thing to worry about.",
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
		colours: "Yes: a Farrow & Ball or Little Greene colour, or one of your own.",
		fits: "IKEA Metod and Faktum, KVIK Bordo and Senti.",
	},
	fits: {
		heading: "What they fit",
		text: "IKEA Metod and Faktum, KVIK Bordo and Senti. Something else? Try the [cabinet check](page:faq#fit).",
	},
	warranty: {
		heading: "Warranty",
		text: "{warrantyYears} years, on fronts and on worktops.",
	},
	lead: {
		heading: "How long it takes",
		text: "{leadTimeMin} to {leadTimeMax} weeks, depending on the material. The fronts are made in the Netherlands.",
	},
	order: {
		heading: "Minimum order",
		text: "Orders start at {minimumOrder}. What else there is to pay, and what comes off again, is under [prices](page:prices).",
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
