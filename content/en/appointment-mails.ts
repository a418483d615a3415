import type nl from "../nl/appointment-mails.ts";

export default {
	labels: { meeting: "Meeting", when: "When", where: "Where", mix: "Mix" },
	time: "<day>, <from> to <to>",
	places: {
		studio: "Our studio in <city>",
		address: "<street>, <city>",
		phone: "By phone, from <city>",
	},
	calendar: {
		title: "<meeting> with No More Boring Kitchens",
		reference: "Number: <reference>",
		manage: "Move or cancel: <link>",
		feed: "Appointments <city>",
		visitor: "<meeting>: <name>",
	},
	received: {
		subject: "Your appointment is in the book (<reference>)",
		preview: "<meeting>, <day> at <from>.",
		heading: "It's in the book",
		text: "We look forward to it. The appointment comes with this e-mail, so your calendar knows too.",
		button: "Move or cancel",
		after: "Has something come up? The button lets you pick another time or cancel, until the meeting begins.",
	},
	moved: {
		subject: "Your appointment has moved (<reference>)",
		preview: "The new time: <day> at <from>.",
		heading: "New time, same kitchen",
		text: "The old time is free, this one is yours. The file with this e-mail moves the appointment in your calendar too.",
		button: "Move or cancel",
		after: "You can move it again, until the meeting begins.",
	},
	cancelled: {
		subject: "Your appointment is cancelled (<reference>)",
		preview: "This appointment won't take place.",
		heading: "The drawer is shut again",
		text: "This appointment won't take place. The file with this e-mail takes it out of your calendar too.",
		button: "Pick a new time",
		after: "Would you rather just walk in? You can, during opening hours.",
	},
	reminder: {
		subject: "Nearly there: <day> at <from>",
		preview: "Your appointment with No More Boring Kitchens is a day away.",
		heading: "Nearly there",
		text: "In a day we'll talk about your kitchen. Photos, measurements and wishes that contradict each other are welcome.",
		button: "Move or cancel",
		after: "Can't make it after all? Just say so. Somebody else would love that drawer.",
	},
	notices: { moved: "Appointment <reference> has moved", cancelled: "Appointment <reference> is cancelled" },
} satisfies typeof nl;
