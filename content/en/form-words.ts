import type nl from "../nl/form-words.ts";

export default {
	summary: "Something isn't right yet. Everything you typed is still there.",
	optional: "optional",
	trap: "Leave this field empty",
	busy: "One moment.",
	failed: "That didn't work: we can't reach the server. Everything you typed is still there. Do try again in a moment.",
	labels: {
		name: "Your name",
		email: "Your e-mail address",
		phone: "Your phone number",
		note: "Anything we should know beforehand",
		start: "Day and time",
		subject: "What is it about?",
		question: "Your question",
		boxes: "Which boxes?",
		street: "Street",
		number: "Number",
		postcode: "Postcode",
		city: "Town or city",
		country: "Country",
		text: "Who are you, and what can you do?",
		portfolio: "Link to your work",
		vacancy: "What are you applying for?",
	},
	countries: { NL: "The Netherlands", BE: "Belgium" },
} satisfies typeof nl;
