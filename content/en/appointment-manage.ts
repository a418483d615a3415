import type nl from "../nl/appointment-manage.ts";

export default {
	title: "Your appointment",
	description:
		"See your appointment with No More Boring Kitchens, add it to your calendar, pick another time or cancel it.",
	heading: "Your appointment",
	lead: "Open this page with the link that came with your appointment. It lets you move or cancel it.",
	states: {
		new: { heading: "It's in the book", lead: "See you then. We have coffee. What we don't have yet is your kitchen." },
		open: { heading: "Your appointment", lead: "This is what our book says." },
		moved: { heading: "Moved", lead: "The old time is free again, this one is yours." },
		cancelled: { heading: "Cancelled", lead: "This appointment is off. The drawer is shut again." },
		down: {
			heading: "This drawer is stuck",
			lead: "We can't get at your appointment right now, and that's our fault. It's still there. Please try again in a few minutes.",
		},
		gone: {
			heading: "This drawer is empty",
			lead: "There's no appointment behind this link, or it has been erased. A new one is quickly made.",
		},
	},
	labels: {
		reference: "Number",
		type: "Meeting",
		when: "When",
		where: "Where",
		phone: "We'll ring you from <city>",
		studio: "Our studio in <city>",
		time: "<day>, <from> to <to>",
	},
	keep: {
		heading: "Keep this",
		mail: "We've sent you an e-mail with the appointment and a link to this page.",
		noMail: "Bookmark this page or download the file: only this link lets you move or cancel.",
		calendar: "Add to your calendar",
	},
	move: {
		heading: "Another time after all?",
		text: "Pick a drawer. Your old time stays yours until the new one is settled.",
		open: "See the free times",
		button: "Move to this time",
	},
	cancel: {
		heading: "Can't make it?",
		text: "Do say so. Somebody else would love that drawer.",
		button: "Cancel the appointment",
	},
	opening: {
		heading: "Lost the link?",
		body: [
			"It's in the e-mail about your appointment, or in the file in your calendar. If that doesn't help, [ask us](ask:question) and mention your number.",
		],
	},
	actions: [
		{ label: "Book a meeting", to: "page:appointment" },
		{ label: "Ask your question", to: "ask:question" },
	],
} satisfies typeof nl;
