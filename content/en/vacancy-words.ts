import type nl from "../nl/vacancy-words.ts";

export default {
	status: { open: "Open", closed: "Closed" },
	labels: { status: "Vacancy", place: "Where", hours: "Hours", extra: "Extra" },
	eBike: "An e-bike, if you work more than {eBikeAboveHours} hours",
	week: "Every stripe is an hour of your working week.",
	names: {
		warehouse: {
			name: "Warehouse operative",
			hours: "{warehouseHoursMin} to {warehouseHoursMax} hours a week",
			short: "Taking in fronts, looking after them and sending them off unscathed.",
		},
		designerAmsterdam: {
			name: "Designer Amsterdam",
			hours: "At least {designerHoursMin} hours a week",
			short: "Drawing kitchens in the capital.",
		},
		designerRotterdam: {
			name: "Designer Rotterdam",
			hours: "At least {designerHoursMin} hours a week",
			short: "Drawing kitchens in the larger of our two studios.",
		},
	},
	read: "Read about the role",
	apply: "Apply by e-mail",
	openApplication: { label: "Send a speculative application", to: "mail:openApplication" },
	all: { label: "See all roles", to: "page:jobs" },
} satisfies typeof nl;
