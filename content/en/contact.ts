import type nl from "../nl/contact.ts";

export default {
	title: "Contact and studios",
	description:
		"Visit our studio in Amsterdam or Rotterdam, collect your order in Lijnden by appointment, or send us your question by e-mail.",
	heading: "Come in, or drop us a line",
	lead: "For a question, e-mail will do. For a kitchen, come and see us in Amsterdam or Rotterdam.",
	opening: {
		heading: "Amsterdam, Rotterdam and a bit of Lijnden",
		body: [
			"The Amsterdam studio is about {amsterdamSize} square metres, the one in Rotterdam about {rotterdamSize}. Pick whichever city suits you. A first meeting helps you find your bearings and puts you under no obligation. If you have a floor plan or some measurements, bring them. If all you have is a vague idea, bring that.",
			"Our warehouse is in Lijnden. You can collect your order there, but strictly by appointment, so please don't drive over on the off chance. Your answer may already be among the [frequently asked questions](page:faq). And if it is work you want rather than a kitchen, head for the [jobs page](page:jobs).",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "E-mail your question", to: "mail:contact" },
	],
} satisfies typeof nl;
