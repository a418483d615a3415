import type nl from "../nl/exclude.ts";

export default {
	title: "Leave your own visits out",
	description:
		"For staff: keep your own visits on this device out of the page analytics, see whether that's on, and undo it whenever you like.",
	heading: "Don't count me",
	lead: "If you work here, you have no business in our visitor numbers. Here you can keep this device out of them.",
	opening: {
		heading: "A flag in your browser",
		body: [
			"Switch this on and your browser keeps a small flag in its local storage. Page analytics look for that flag and skip your visits when they find it. The same button takes it away again.",
			"The flag belongs to this browser on this device. Set it on your phone and in your other browsers too. Clear the data for this site and you'll be counted again.",
		],
	},
	scope: {
		noAnalytics:
			"There are no page analytics on this site at the moment, so nobody counts you, flag or no flag. Set it now and it holds from the day they arrive.",
		othersAsk:
			"The flag is only about page analytics. The other scripts on this site ask first: say no and they don't run. [Privacy and cookies](page:privacy) lists them.",
		othersRun:
			"The flag is only about page analytics. Other scripts on this site do see your visit. [Privacy and cookies](page:privacy) lists them.",
	},
	flag: {
		heading: "How things stand",
		unknown: "Just a moment",
		counted: "There's no flag here",
		ignored: "The flag is set",
		blocked: "Impossible to say",
		whenCounted: "Your visits count, like everybody else's.",
		whenNotCounted: "There are no page analytics to be counted in just now.",
		whenIgnored: "Page analytics pass this browser over.",
		whenBlocked: "This browser doesn't let a site keep anything, so the flag can't be set here.",
		ignore: "Stop counting me",
		count: "Count me again",
		withoutScripts:
			"Without JavaScript this page can neither read nor set the flag. Page analytics are JavaScript too, so as long as it's off you aren't counted in them.",
	},
	actions: [
		{ label: "Homepage", to: "page:home" },
		{ label: "Contact", to: "page:contact" },
	],
} satisfies typeof nl;
