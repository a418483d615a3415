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
	apply: "Apply",
	openApplication: { label: "Send a speculative application", to: "page:jobs#apply" },
	form: {
		button: "Send your application",
		textHint: "How many hours, from when, and what makes you happy. A few lines will do.",
		portfolioHint: "A site, a folder of pictures, a profile. They needn't be kitchens.",
		privacy: "When we erase your application is under [privacy](page:privacy).",
		mail: {
			text: "Something to attach? E-mail works too.",
			actions: [{ label: "E-mail your application", to: "mail:application" }],
		},
	},
	all: { label: "See all roles", to: "page:jobs" },
} satisfies typeof nl;
