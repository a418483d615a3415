import type nl from "../nl/warehouse.ts";

export default {
	title: "Warehouse work in Lijnden",
	description:
		"Warehouse operative in Lijnden, {warehouseHoursMin} to {warehouseHoursMax} hours a week: what the job involves, and whether it's open at the moment.",
	heading: "For people who stack straight",
	lead: "Our warehouse in Lijnden is full of fronts that have yet to become a kitchen. Until they do, they're in your care.",
	opening: {
		heading: "The last stop before the kitchen",
		body: [
			"Every order has an agreed delivery date. From Lijnden the fronts travel to the customer, or the customer comes to collect them by appointment. Somebody has thought about every one of them, and a corner is easily knocked. Where fronts are concerned, careful beats quick.",
			"Between {warehouseHoursMin} and {warehouseHoursMax} hours there's plenty of room. It could be a day alongside your studies, or a whole week.",
		],
	},
	status: {
		open: "The warehouse vacancy is open: apply below.",
		closed: "The warehouse vacancy is closed.",
	},
	work: {
		heading: "What you do",
		text: "The title says warehouse operative, and it means what it says.",
		items: [
			"Take delivery of what arrives, and check that it's in one piece.",
			"Put it where somebody else can find it too.",
			"Have orders ready for the day agreed with the customer.",
			"Help customers who come to collect their own.",
		],
	},
	terms: [{ term: "Pay", text: "{warehousePay}" }],
	apply: {
		heading: "How to get in touch",
		text: "Tell us how many hours you'd like, which days you can do and whether you've worked in a warehouse before. No need for a covering letter.",
	},
	shut: {
		heading: "Not just now",
		text: "There's no vacancy in the warehouse at the moment. A speculative application is always welcome.",
	},
	actions: [
		{ label: "Apply for this job", to: "page:warehouse#apply" },
		{ label: "See all roles", to: "page:jobs" },
	],
	closedActions: [
		{ label: "See all roles", to: "page:jobs" },
		{ label: "Send a speculative application", to: "page:jobs#apply" },
	],
} satisfies typeof nl;
