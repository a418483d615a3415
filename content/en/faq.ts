import type nl from "../nl/faq.ts";

const groups = {
	buying: {
		heading: "Buying",
		questions: {
			"first-step": {
				question: "Where do I start?",
				answer: [
					"With a [first meeting](link:bookDiscovery) in Amsterdam or Rotterdam. It is there to help you find your bearings and commits you to nothing. Whether you want a design is something to decide afterwards.",
				],
			},
			"who-sells-cabinets": {
				question: "Do you sell the cabinets as well?",
				answer: [
					"No, you buy those from IKEA or KVIK. Once we have had the final call, you make an appointment there and order them. The fronts, worktops, sinks and taps are ours.",
				],
			},
			"only-fronts": {
				question: "Can I order fronts and nothing else?",
				answer: [
					"You can, for instance when the cabinets are already there. The order as a whole does have to reach the minimum of {minimumOrder}.",
				],
			},
			"order-online": {
				question: "Can I order a kitchen online?",
				answer: [
					"Not a kitchen, since a design and a final call come first. A [sample box](page:samples) you can order without talking to anyone.",
				],
			},
			"production-start": {
				question: "When do you start making it?",
				answer: [
					"As soon as at least part of the invoice has been paid. The steps are set out under [how we work](page:how-we-work).",
				],
			},
		},
	},
	design: {
		heading: "Design",
		questions: {
			"design-deposit": {
				question: "What is the deposit for?",
				answer: [
					"For your design in 3D. You pay {designDeposit} before we start drawing. If you go on to order, that sum is taken off the final invoice.",
				],
			},
			"design-only": {
				question: "Can I have a design without ordering?",
				answer: ["Yes. A design consultation with a 3D drawing, and nothing more, is {designOnly}."],
			},
			revisions: {
				question: "May I change my mind about the design?",
				answer: [
					"Yes. The first revision is included in the design. Every revision after that is charged at {extraRevision}.",
				],
			},
			"what-to-bring": {
				question: "What should I bring to the meeting?",
				answer: [
					"The measurements of the room, photos of how it looks now and pictures of what you like. If you are keeping your cabinets, note the make and model. A scrap of flooring or the colour of the wall comes in handy too.",
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
					"Your quote will say. It depends on the number of fronts, the material and the worktop. The amounts that are the same for everybody are listed under [prices](page:prices).",
				],
			},
			"minimum-order": {
				question: "Is there a minimum order?",
				answer: ["There is. Anything below {minimumOrder} does not go into production."],
			},
			reorder: {
				question: "I am a customer already and need one more front. Is that possible?",
				answer: [
					"Certainly. The minimum does not apply to existing customers. A small reorder does carry a surcharge of {smallReorder}.",
				],
			},
			negotiating: {
				question: "Can you do anything about the price?",
				answer: ["No. Prices are fixed and the same for everyone, and we do not negotiate."],
			},
			"when-to-pay": {
				question: "When do I have to pay?",
				answer: [
					"At three moments. The deposit comes before the design. The invoice, or part of it, comes before production. Whatever is still outstanding is due before we deliver.",
				],
			},
			"custom-colour": {
				question: "What do I pay for a colour of my own?",
				answer: [
					"There are two rates, because there are two products. **Painted** fronts: {paintedCustomColour} with every order. **Catch** fronts: {catchCustomColour}, charged once.",
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
					"[Own](page:own), [Catch](page:catch), [Flush](page:flush), [Pull](page:pull), [Framed](page:framed) and [Barre](page:barre). You will find them side by side on the [fronts page](page:fronts).",
				],
			},
			materials: {
				question: "What are the fronts made of?",
				answer: [
					"Fenix, Melatop, wood, Raw MDF or multiplex, and some are painted. The colours that go with each are under [materials](page:materials).",
				],
			},
			"paint-brands": {
				question: "Can I have a Farrow and Ball colour?",
				answer: [
					"Yes, on our Painted fronts. Little Greene is possible too. There is a [page about it](page:farrow-and-ball).",
				],
			},
			"made-where": {
				question: "Where do the fronts come from?",
				answer: ["The Netherlands. All {frontDesigns:word} designs are produced there."],
			},
			warranty: {
				question: "Do I get a warranty?",
				answer: ["Yes: {warrantyYears:word} years, on the fronts and on the worktops."],
			},
			"true-colour": {
				question: "Will the colour be the one on my screen?",
				answer: [
					"Roughly, and roughly is not good enough for a kitchen. No two screens agree. Trust a sample in your own house, or a front in the studio.",
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
					"There are {worktops:word}: marble composite, stainless steel, marble and Fenix. How they differ is explained under [worktops](page:worktops).",
				],
			},
			"marble-composite": {
				question: "What is marble composite?",
				answer: [
					"Mostly marble: {marbleMin} to {marbleMax} per cent of it. The other {epoxyMin} to {epoxyMax} per cent is the epoxy that binds it. Slabs start at {marbleCompositeMm} mm.",
				],
			},
			"steel-thickness": {
				question: "How thick is a stainless steel worktop?",
				answer: ["Solid, it is {steelSolidMm} mm. Stacked it is {steelStackedMm} mm, and set {steelSetMm} mm."],
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
					"Metod and Faktum from IKEA, Bordo and Senti from KVIK. The [cabinet check](page:faq#fit) tells you where you stand in one tap.",
				],
			},
			faktum: {
				question: "I still have a Faktum kitchen. Can you help?",
				answer: [
					"We can. IKEA no longer makes Faktum, but we do make fronts for it. The cabinets stay, and only the part you look at is replaced. The page on [kitchen fronts](page:kitchen-fronts#faktum) takes you through it.",
				],
			},
			"faktum-or-metod": {
				question: "How can I tell Faktum from Metod?",
				answer: [
					"With a tape measure. Take an ordinary base cabinet, leaving out legs and worktop. If the carcass is {metodBaseCm} cm high, it is Metod. If it is {faktumBaseCm} cm, you almost certainly have Faktum. Still in doubt? [Send us a photo](mail:otherCabinets).",
				],
			},
			"faktum-next-to-metod": {
				question: "Can I hang a Metod front on a Faktum cabinet?",
				answer: [
					"No, the sizes are different. So always mention which system you have, above all when your kitchen is a bit of both.",
				],
			},
			"other-kvik": {
				question: "I have KVIK, but not Bordo or Senti. Now what?",
				answer: [
					"[Ask us](mail:otherCabinets) and name the model. We are sure of Bordo and Senti, and look at the others one by one.",
				],
			},
		},
	},
	delivery: {
		heading: "Delivery and fitting",
		questions: {
			"lead-time": {
				question: "How long will I have to wait?",
				answer: ["Between {leadTimeMin} and {leadTimeMax} weeks. Where in that range depends on the material."],
			},
			"delivery-cost": {
				question: "What does delivery cost?",
				answer: ["Up to {nearDeliveryKm} km from Amsterdam it is {deliveryNear}. Beyond that it is {deliveryFar}."],
			},
			upstairs: {
				question: "Will you carry it upstairs?",
				answer: [
					"No, delivery is to the ground floor, by a driver who comes alone. If you live higher up, arrange for somebody to help you carry.",
				],
			},
			"pick-up": {
				question: "May I collect it myself?",
				answer: ["Yes, from the warehouse in Lijnden. Make an appointment first, or nothing will be waiting for you."],
			},
			installing: {
				question: "Who fits the fronts?",
				answer: [
					"You, or somebody you ask. We design and supply, but we do not install, and that includes worktops and taps.",
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
					"The nearest one. Amsterdam has about {amsterdamSize} m² and Rotterdam {rotterdamSize} m². Opening hours for both are on the [contact page](page:contact).",
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
				answer: ["{sampleBox} for a sample box. That includes shipping, and we deduct it from a later purchase."],
			},
			"sample-boxes": {
				question: "Which sample boxes do you have?",
				answer: [
					"[Wood](link:samplesWood), [Fenix](link:samplesFenix), [Melatop](link:samplesMelatop) and [painted and raw](link:samplesPainted).",
				],
			},
		},
	},
	jobs: {
		heading: "Working here",
		questions: {
			"open-jobs": {
				question: "Are you hiring?",
				answer: ["The [jobs page](page:jobs) shows for every position whether you can apply right now."],
			},
			"warehouse-hours": {
				question: "How many hours is the warehouse job?",
				answer: [
					"We agree that with you: from {warehouseHoursMin} up to {warehouseHoursMax} a week. More about [the work in Lijnden](page:warehouse).",
				],
			},
			"open-application": {
				question: "My job isn't listed. May I write anyway?",
				answer: ["Please do. Send us an [open application](mail:openApplication) by e-mail."],
			},
		},
	},
};

export default {
	title: "Frequently asked questions about our fronts",
	description:
		"Answers about IKEA and KVIK cabinets, lead times, delivery, warranty, installation and what our fronts and worktops cost.",
	heading: "Yes, no and it depends",
	lead: "What people ask us before they order, and what we tell them.",
	opening: {
		heading: "The short answers first",
		body: [
			"We make fronts for IKEA Metod and for Faktum, which came before it. KVIK Bordo and Senti are fine too. And there is a warranty of {warrantyYears:word} years.",
			"We do not install and we do not negotiate. A first order has to be {minimumOrder} or more.",
			"The lead time is {leadTimeMin} to {leadTimeMax} weeks: some [materials](page:materials) simply take longer than others.",
		],
	},
	verdicts: { yes: "Yes", no: "No", depends: "Hmm" },
	search: {
		label: "Search the questions and answers",
		example: "lead time, Faktum, marble",
		button: "Search",
		one: "question found",
		many: "questions found",
		all: "questions, every one of them answered",
		subjects: "Subjects",
		anchor: "Link to this question",
		nothing: {
			heading: "That is a new one",
			text: "Try a shorter word, or put the question to a human being. It may well be on this page the next time you look.",
			reset: "Show all questions",
			action: { label: "E-mail your question", to: "mail:unansweredQuestion" },
		},
	},
	groups,
	closing: {
		heading: "Anything else?",
		text: "Some questions are quicker to ask than to look up. Put yours in an e-mail, with the name of your cabinets, or bring it along in person.",
	},
	actions: [
		{ label: "E-mail your question", to: "mail:unansweredQuestion" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the prices", to: "page:prices" },
	],
} satisfies typeof nl;
