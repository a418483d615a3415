import type nl from "../nl/warehouse.ts";

export default {
	title: "Warehouse work in Lijnden",
	description:
		"Warehouse employee in Lijnden, {warehouseHoursMin} to {warehouseHoursMax} hours a week: what the job involves and how to apply by e-mail.",
	heading: "For people who stack straight",
	lead: "Our warehouse in Lijnden is full of fronts that have yet to become a kitchen. Until they do, they are in your care.",
	opening: {
		heading: "The last stop before the kitchen",
		body: [
			"Every order has an agreed delivery date. From Lijnden the fronts travel to the customer, or the customer comes to collect them by appointment. Somebody has thought about every one of them, and a corner is easily knocked. Where fronts are concerned, careful beats quick.",
			"Between {warehouseHoursMin} and {warehouseHoursMax} hours there is plenty of room. It could be a day alongside your studies, or a whole week.",
		],
	},
	status: {
		open: "The warehouse vacancy is open: apply by e-mail.",
		closed:
			"The warehouse vacancy is closed at the moment: see the jobs page for what is open, or send an open application.",
	},
	work: {
		heading: "What you do",
		text: "The title says warehouse employee, and it means what it says.",
		items: [
			"Take in what arrives, and check that it is undamaged.",
			"Put it where somebody else can find it too.",
			"Have orders ready for the day agreed with the customer.",
			"Help customers who come to collect their own.",
		],
	},
	ask: {
		heading: "What to ask us",
		text: "None of this is on the site, and you ought to know it before you say yes.",
		items: [
			"What is the pay, and what kind of contract is it?",
			"Which days and starting times are there to choose from?",
			"How heavy is the lifting, and what is there to help?",
			"How do I get to Lijnden without a car?",
		],
	},
	apply: {
		heading: "How to get in touch",
		text: "By e-mail. Tell us how many hours you would like, which days you can do and whether you have worked in a warehouse before. No need for a grand covering letter. To see what comes before a delivery, read about [how we work](page:how-we-work).",
	},
	actions: [
		{ label: "Apply for this job", to: "mail:applyWarehouse" },
		{ label: "See all roles", to: "page:jobs" },
	],
	closedActions: [
		{ label: "Send an open application", to: "mail:openApplication" },
		{ label: "See all roles", to: "page:jobs" },
	],
} satisfies typeof nl;
