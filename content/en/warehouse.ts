import type nl from "../nl/warehouse.ts";

export default {
	title: "Warehouse work in Lijnden",
	description:
		"Warehouse employee in Lijnden, {warehouseHoursMin} to {warehouseHoursMax} hours a week: what the job involves and how to apply by e-mail.",
	heading: "For people who stack straight",
	lead: "Our warehouse is in Lijnden, and the people in it work anything from {warehouseHoursMin} to {warehouseHoursMax} hours a week.",
	opening: {
		heading: "The last stop before the kitchen",
		body: [
			"Every order has an agreed delivery date. From Lijnden the fronts travel to the customer, or the customer comes to collect them by appointment. Somebody has thought about every one of them, and a corner is easily knocked. Where fronts are concerned, careful beats quick.",
			"There is a lot of room between the minimum and the maximum hours. Tell us in your e-mail how many you would like, which days you can do and whether you have worked in a warehouse before. No need for a grand covering letter. To see what comes before a delivery, read about [how we work](page:how-we-work). Our other roles are under [jobs](page:jobs).",
		],
	},
	status: {
		open: "The warehouse vacancy is open: apply by e-mail.",
		closed:
			"The warehouse vacancy is closed at the moment: see the jobs page for what is open, or send an open application.",
	},
	actions: [
		{ label: "E-mail us about this job", to: "mail:applyWarehouse" },
		{ label: "See all roles", to: "page:jobs" },
	],
} satisfies typeof nl;
