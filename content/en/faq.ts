import type nl from "../nl/faq.ts";

const groups = {
	buying: {
		heading: "Buying",
		questions: {
			"first-step": {
				question: "Where do I start?",
				answer: [
					"With a [first meeting](link:bookDiscovery) in Amsterdam or Rotterdam. You ask questions, see what's possible and commit to nothing. You can decide about a design afterwards.",
					"The meeting takes about {firstMeetingMinutes} minutes.",
					"It costs {firstMeetingPrice}.",
				],
			},
			"who-sells-cabinets": {
				question: "Do you sell the cabinets as well?",
				answer: [
					"No, you order those from IKEA or KVIK, after our final call and by appointment. The fronts, worktops, sinks and taps are ours.",
				],
			},
			"only-fronts": {
				question: "My cabinets are already there. Can I order just fronts?",
				answer: ["Yes. We design the outside only, and the minimum of {minimumOrder} still applies."],
			},
			"order-online": {
				question: "Can I order a kitchen online?",
				answer: [
					"Not a kitchen: a design and a final call come first. A [sample box](page:samples) you can order without talking to anyone.",
				],
			},
			"production-start": {
				question: "When do you start on my fronts?",
				answer: [
					"Once at least part of the invoice is paid. The whole sequence is under [how we work](page:how-we-work).",
				],
			},
		},
	},
	design: {
		heading: "Design",
		questions: {
			"design-deposit": {
				question: "What's the deposit for?",
				answer: [
					"For your design in 3D. You pay {designDeposit} before we start drawing. If you order, it comes off your invoice. If you don't, it's the price of the design.",
				],
			},
			"design-only": {
				question: "Can I have a design without ordering?",
				answer: [
					"Yes. A design consultation with a 3D drawing, and nothing more, is {designOnly}: the same amount as the deposit.",
				],
			},
			revisions: {
				question: "Can the design still change?",
				answer: ["Yes. The first revision is included, and each one after that is {extraRevision}."],
			},
			withdrawing: {
				question: "Can I change my mind once there's a design?",
				answer: [
					"Yes. Until you order, you're not tied to anything. The deposit is then the price of the design.",
					"{cancelling}",
				],
			},
			"what-to-bring": {
				question: "What should I bring to the meeting?",
				answer: [
					"The measurements of the room, photos of how it looks now and pictures of what you like. If cabinets are staying: make and model. It's set out for each meeting under [how we work](page:how-we-work#meetings).",
				],
			},
		},
	},
	costs: {
		heading: "Costs",
		questions: {
			"kitchen-price": {
				question: "What does a kitchen cost?",
				answer: [
					"An order is at least {minimumOrder}. Above that it's mostly the number of fronts, the material and the worktop that count. [One order is worked out in full](page:prices#example), along with what makes a kitchen dearer or cheaper.",
					"Most kitchens come to between {kitchenPriceFrom} and {kitchenPriceTo}.",
				],
			},
			"minimum-order": {
				question: "Is there a minimum order?",
				answer: ["Yes, {minimumOrder}. Existing customers may order less, for a surcharge."],
			},
			reorder: {
				question: "I'm already a customer and need one more front. Can I?",
				answer: [
					"Yes. The minimum doesn't apply to existing customers. Below {minimumOrder} there's a surcharge of {smallReorder}.",
				],
			},
			negotiating: {
				question: "Can you do anything about the price?",
				answer: ["No. The price is the same for everyone."],
			},
			"when-to-pay": {
				question: "When do I have to pay?",
				answer: [
					"In three stages. The deposit before the design, at least part of the invoice before production, and the rest before delivery.",
					"That part is at least {downPaymentPercent} per cent.",
				],
			},
			"custom-colour": {
				question: "What does a custom colour cost?",
				answer: [
					"**Catch** in a custom colour: {catchCustomColour}, once, whatever the material. **Any other design** in Painted: {paintedCustomColour} per order. A Farrow & Ball or Little Greene colour counts as a custom colour.",
				],
			},
		},
	},
	fronts: {
		heading: "Fronts and materials",
		questions: {
			designs: {
				question: "Which front designs are there?",
				answer: [
					"[Own](page:own), [Catch](page:catch), [Flush](page:flush), [Pull](page:pull), [Framed](page:framed) and [Barre](page:barre). They stand side by side on the [fronts page](page:fronts).",
				],
			},
			materials: {
				question: "What are the fronts made of?",
				answer: [
					"Fenix, Melatop, wood, Raw MDF or plywood, or they're painted. [Materials](page:materials) explains which is which.",
					"A front is {frontThicknessMm} mm thick.",
				],
			},
			"paint-brands": {
				question: "Can I have a Farrow & Ball colour?",
				answer: [
					"Yes, on our Painted fronts, and a Little Greene one too. Read [all about paint](page:farrow-and-ball).",
				],
			},
			"made-where": {
				question: "Where do the fronts come from?",
				answer: ["The Netherlands. All {frontDesigns:word} designs are produced there."],
			},
			warranty: {
				question: "Do I get a warranty?",
				answer: ["Yes: {warrantyYears} years, on the fronts and on the worktops.", "{warrantyCovers}"],
			},
			"true-colour": {
				question: "Will the colour be the one on my screen?",
				answer: [
					"Roughly, and roughly isn't good enough for a kitchen. No two screens agree. Trust a sample in your own house, or a front in the studio.",
				],
			},
		},
	},
	worktops: {
		heading: "Worktop, sink, tap",
		questions: {
			"worktop-materials": {
				question: "Which worktops can I choose from?",
				answer: [
					"There are {worktops:word}: marble composite, stainless steel, marble and Fenix. [How they differ](page:worktops).",
				],
			},
			"marble-composite": {
				question: "What's marble composite?",
				answer: [
					"Mostly marble: {marbleMin} to {marbleMax} per cent of it. The other {epoxyMin} to {epoxyMax} per cent is the epoxy that binds it. Slabs start at {marbleCompositeMm} mm.",
				],
			},
			"steel-thickness": {
				question: "How thick is a stainless steel worktop?",
				answer: ["{steelSolidMm} mm solid, {steelStackedMm} mm layered or {steelSetMm} mm folded."],
			},
			"worktop-measuring": {
				question: "When is the worktop measured?",
				answer: [
					"A stone worktop is templated once the cabinets are up and level: stone doesn't give, and walls are rarely straight. So a stone worktop always comes after the cabinets.",
					"{worktopMeasuring}",
				],
			},
			sinks: {
				question: "Does the sink have to be steel?",
				answer: [
					"Not at all: it can be brass or black as well. We also supply the taps, [boiling-water taps](page:faucets-sinks) included.",
				],
			},
		},
	},
	cabinets: {
		heading: "Cabinets, Faktum included",
		questions: {
			"which-cabinets": {
				question: "Which cabinets do the fronts fit?",
				answer: [
					"Metod and Faktum from IKEA, Bordo and Senti from KVIK. The [cabinet check](page:faq#fit) tells you in one tap.",
				],
			},
			faktum: {
				question: "I still have a Faktum kitchen. Can you help?",
				answer: [
					"We can. IKEA no longer makes Faktum, but we do make fronts for it. The cabinets stay, and only the part you look at is replaced. [Here's how](page:kitchen-fronts#faktum).",
				],
			},
			"faktum-or-metod": {
				question: "How can I tell Faktum from Metod?",
				answer: [
					"With a tape measure. Take an ordinary base cabinet, leaving out legs and worktop. A carcass {metodBaseCm} cm high is Metod; at {faktumBaseCm} cm it's almost certainly Faktum. A [photo](ask:cabinets) helps too.",
				],
			},
			"faktum-next-to-metod": {
				question: "Can I hang a Metod front on a Faktum cabinet?",
				answer: [
					"No, the sizes are different. Always say which system you have, above all when your kitchen is a bit of both.",
				],
			},
			"other-kvik": {
				question: "I have KVIK, but not Bordo or Senti. Now what?",
				answer: [
					"Bordo and Senti we're sure of. Any other range we check against [make, model and a photo](ask:cabinets).",
					"{otherKvik}",
				],
			},
		},
	},
	delivery: {
		heading: "Delivery and fitting",
		questions: {
			"lead-time": {
				question: "How long will I have to wait?",
				answer: ["{leadTimeMin} to {leadTimeMax} weeks, depending on the material.", "Counted from {leadTimeFrom}."],
			},
			"delivery-cost": {
				question: "What does delivery cost?",
				answer: [
					"{deliveryNear} within {nearDeliveryKm} km of Amsterdam, {deliveryFar} beyond that.",
					"We deliver in {deliveryArea}.",
				],
			},
			upstairs: {
				question: "Will you carry it upstairs?",
				answer: [
					"No, we deliver to the ground floor and the driver comes alone. If you live upstairs, arrange for somebody to help you carry.",
				],
			},
			"pick-up": {
				question: "May I collect it myself?",
				answer: ["Yes, from the warehouse in Lijnden, by appointment. There's no delivery charge then."],
			},
			installing: {
				question: "Who fits the fronts?",
				answer: [
					"You, or somebody you hire. We design and supply, but we don't fit, and that includes worktops and taps.",
				],
			},
		},
	},
	studios: {
		heading: "Studios and samples",
		questions: {
			"which-studio": {
				question: "Which studio should I go to?",
				answer: [
					"The nearest one. Amsterdam has about {amsterdamSize} m² and Rotterdam {rotterdamSize} m². Opening hours are under [contact](page:contact#studios).",
				],
			},
			"evening-visit": {
				question: "Can I come in the evening or at the weekend?",
				answer: [
					"In Amsterdam you can: by appointment on Thursday evenings, and on the first Saturday of the month. Rotterdam is closed at weekends.",
				],
			},
			"sample-price": {
				question: "What does it cost to see materials at home?",
				answer: ["{sampleBox} per sample box, shipping included. That amount comes off a later purchase."],
			},
			"sample-boxes": {
				question: "Which sample boxes do you have?",
				answer: [
					"[Wood](link:samplesWood), [Fenix](link:samplesFenix), [Melatop](link:samplesMelatop) and [painted + raw](link:samplesPainted).",
				],
			},
			"full-size": {
				question: "Where can I see the materials full size?",
				answer: [
					"In the studio, in Amsterdam or Rotterdam. The [mixer](page:mixer) puts them on a kitchen, but a screen is still a screen.",
				],
			},
		},
	},
	jobs: {
		heading: "Working here",
		questions: {
			"open-jobs": {
				question: "Are you hiring?",
				answer: ["The [jobs page](page:jobs) says which jobs are open."],
			},
			"warehouse-hours": {
				question: "How many hours is the warehouse job?",
				answer: [
					"{warehouseHoursMin} to {warehouseHoursMax} hours a week. More about [the work in Lijnden](page:warehouse).",
				],
			},
			"open-application": {
				question: "My job isn't listed. May I write anyway?",
				answer: ["Please do. Send us a [speculative application](page:jobs#apply)"],
			},
		},
	},
};

export default {
	title: "Frequently asked questions about our fronts",
	description:
		"Answers about IKEA and KVIK cabinets, lead times, delivery, warranty, fitting, samples and the fixed costs of a kitchen.",
	heading: "Yes, no and it depends",
	lead: "What you'll want to know before you order.",
	opening: {
		heading: "The short answers first",
		body: [
			"Our fronts fit IKEA Metod and Faktum, and KVIK Bordo and Senti. They have a {warrantyYears}-year warranty.",
			"We don't fit kitchens and we don't haggle. Orders start at {minimumOrder}.",
			"The lead time is {leadTimeMin} to {leadTimeMax} weeks, depending on the [material](page:materials).",
		],
	},
	verdicts: { yes: "Yes", no: "No", depends: "Hmm" },
	search: {
		label: "Search the questions and answers",
		example: "lead time, Faktum, marble",
		button: "Search",
		one: "question found",
		many: "questions found",
		all: "questions and answers",
		subjects: "Subjects",
		anchor: "Link to this question",
		nothing: {
			heading: "That's a new one",
			text: "Try a shorter word, or put the question to a human being.",
			reset: "Show all questions",
			action: { label: "Ask your question", to: "ask:question" },
		},
	},
	groups,
	closing: {
		heading: "Anything else?",
		text: "Some questions are quicker to ask than to look up. Do mention which cabinets you have.",
	},
	actions: [
		{ label: "Ask your question", to: "ask:question" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the prices", to: "page:prices" },
	],
} satisfies typeof nl;
