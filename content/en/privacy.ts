import type nl from "../nl/privacy.ts";

export default {
	title: "Privacy and cookies",
	description:
		"What No More Boring Kitchens keeps about you, why, for how long, who else gets to see it and how to have it erased. Every cookie by name.",
	heading: "What we keep about you",
	lead: "Not much. Here's what it is, what it's for, how long it stays and how to get rid of it.",
	opening: {
		heading: "Who answers for your data",
		body: [
			"No More Boring Kitchens decides what is kept on this site, and answers for it. If you have a question about that, [write to us](ask:privacy).",
			"You can look at the whole site without telling us a thing about yourself. We only know who you are once you fill in a form or write to us.",
			"{legalName}",
		],
	},
	device: {
		heading: "In your browser",
		text: "This is what the site itself keeps on your device. None of it follows you to another site.",
		places: { cookie: "Cookie", local: "Local storage", session: "Storage of the tab" },
		lasts: "Stays",
		why: {
			language: "Remembers that you switched language, and is only set when you do.",
			consent: "Remembers whether you said yes or no to other people's scripts, so that we don't ask on every page.",
			draft: "Holds what you type into a form, so that a reloaded page isn't empty. Once it's sent, it's gone.",
			optOut: "Tells page analytics not to count this browser. Only staff who switch it on themselves have it.",
		},
	},
	others: {
		heading: "Other people's scripts",
		none: "Nothing from anybody else runs on this site at present. No advertising pixel, no tag manager, no page analytics.",
		some: "This runs beside our own site. Each script is listed with who receives the data and what it keeps.",
		whenAsked: "Runs only if you say yes.",
		whenNotAsked: "Runs as soon as you open a page.",
		withoutScripts:
			"With JavaScript off, your browser fetches an invisible picture or frame from them, so they know you were here all the same.",
		othersKeep: "What those put in your browser is up to them, and we can't remove it for you.",
		keepsNothing: "Keeps nothing in your browser.",
		keeps: "Keeps:",
		withdraw:
			"You can change your mind in the same place. We then remove what the script left in your browser and load the page again, because a script that's already running can't be stopped any other way. With JavaScript off, we never load these scripts.",
	},
	newsletter: {
		heading: "The newsletter",
		what: {
			heading: "What, and what for",
			text: "Your e-mail address, so that we can send you the newsletter. With it the wording you agreed to, the language, the page, and when you signed up, confirmed or left. That's the proof of your consent. We don't store your IP address: to stop abuse we count sign-ups by the hour under a code that can't be traced back to anybody afterwards.",
			service: "Confirmed addresses are also held by the mailing service that sends the newsletter for us.",
		},
		time: {
			heading: "For how long",
			text: "A confirmation link works for {newsletterLinkDays} days. If you don't confirm, everything is gone after {newsletterForgetDays} days. If you do, we keep your address for as long as you're on the list. Once you unsubscribe it stays on record as unsubscribed, with the proof, until you ask us to erase it.",
		},
		erase: {
			heading: "Unsubscribing and erasing",
			text: "Unsubscribe with the link in any e-mail. If you want everything erased, [send us a message](ask:privacy). All that remains then is a fingerprint of your address (a hash), so that we notice if it comes back by accident.",
		},
	},
	desk: {
		heading: "What you send us",
		text: "What you fill in for an appointment, an order, a question or an application is used for that and nothing else. Then we erase it, by itself:",
		terms: [
			{ term: "Appointment", text: "{appointmentDays} days after the meeting" },
			{ term: "Sample box", text: "{samplesDays} days after the order, so that the amount can come off a kitchen" },
			{ term: "Question", text: "after {questionDays} days" },
			{ term: "Application", text: "after {applicationDays} days" },
		],
		erase: "Sooner? [Ask us](ask:privacy), and we erase everything under your address in one go.",
	},
	rest: {
		heading: "Apart from the newsletter",
		body: [
			"If you e-mail us, your message is in our mailbox. Our server's log notes which page was asked for and whether that worked, without an IP address.",
		],
		elsewhere: "Some buttons lead to somebody else's site; an arrow marks them. Over there, their rules apply.",
	},
	rights: {
		heading: "You decide",
		text: "You may see your data, have it corrected, take it with you or have it erased, and withdraw consent at any time. If we can't settle something between us, you can complain to the Dutch data protection authority, the Autoriteit Persoonsgegevens.",
		actions: [{ label: "Ask us about your data", to: "ask:privacy" }],
	},
	actions: [
		{ label: "Ask us about your data", to: "ask:privacy" },
		{ label: "Contact", to: "page:contact" },
	],
} satisfies typeof nl;
