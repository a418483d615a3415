import type nl from "../nl/appointment.ts";

export default {
	title: "Book a meeting in Amsterdam or Rotterdam",
	description:
		"Book a first meeting, a design meeting or the final call about your kitchen. Pick a studio, a day and a time, and it's settled.",
	heading: "Pull out a drawer",
	lead: "Pick a meeting and a studio. Every drawer is a day, and inside are the times still free.",
	steps: {
		type: "What brings you here?",
		studio: "Where?",
		call: "Who rings you?",
		day: "Which drawer is yours?",
		you: "Who may we expect?",
	},
	kinds: {
		discovery: {
			name: "First meeting",
			short: "Ask anything, handle the fronts. No obligation.",
			bring: "Bring photos, a sketch, or somebody who disagrees with you.",
		},
		design: {
			name: "Design meeting",
			short: "Your kitchen in 3D. {designDeposit} deposit, which comes off your invoice.",
			bring: "Bring the size of the room, awkward corner included.",
		},
		"final-call": {
			name: "Final call",
			short: "By phone, from plinth to tap. Then you order.",
			bring: "Have the design to hand, and whatever still bothers you.",
		},
	},
	studios: { amsterdam: "Amsterdam", rotterdam: "Rotterdam" },
	minutes: "<minutes> minutes",
	days: {
		label: "Pick a day",
		times: "Times free on <day>",
		free: "<day>, <count> times free",
		freeOne: "<day>, one time free",
		zone: "All times are Amsterdam's.",
		zoneHere: "Where you are, that's <time> on <day>.",
		none: "Nothing is free here in the next {appointmentHorizonWeeks:word} weeks. Try the other studio, or [ask us](ask:question).",
		waiting: "One moment, we're pulling out the drawers.",
		failed:
			"The drawers are stuck: we can't fetch the free times just now. Do try again in a moment, or [ask us](ask:question).",
		again: "Try again",
	},
	form: {
		none: "You pick the time from a drawer.",
		chosen: "<day> at <time>",
		nearby: "Free, and close by:",
		mix: "This mix comes along",
		noteHint: "Stairs but no lift, a birthday, a dog.",
		phoneHint: "In case something comes up.",
		phoneHintCall: "This is the number we'll ring.",
		button: "Book this time",
		after: "You'll get a number and a file for your calendar. You can move or cancel it until it begins.",
		afterMail:
			"You'll get an e-mail with the appointment for your calendar. You can move or cancel it until it begins.",
		privacy: "What we do with your details, and when we erase them, is under [privacy](page:privacy).",
	},
	opening: {
		heading: "Rather just drop in?",
		body: [
			"You may, during [opening hours](page:contact#studios). With an appointment there's somebody waiting who looks at nothing but your kitchen.",
			"Not quite there yet? [Mix a kitchen](page:mixer) and bring it along, or read [what happens next](page:how-we-work).",
		],
	},
	actions: [
		{ label: "See the opening hours", to: "page:contact#studios" },
		{ label: "How we work", to: "page:how-we-work" },
	],
} satisfies typeof nl;
