import type nl from "../nl/exclude.ts";

export default {
	title: "Leave your own visits out",
	description:
		"For staff: keep your own visits on this device out of the page analytics, see whether that is on, and undo it whenever you like.",
	heading: "Don't count me",
	lead: "If you work here, you have no business in our visitor numbers. Here you can keep this device out of them.",
	opening: {
		heading: "A flag in your browser",
		body: [
			"Switch this on and your browser keeps a small flag in its local storage. The page analytics look for that flag and skip your visits when they find it. To be counted again, remove it in the same place.",
			"The flag belongs to this browser on this device. If you also look at the site on your phone or in another browser, set it there too. Clear the data for this site and the flag goes with it, so you will be counted again. Nothing else about the site changes for you.",
		],
	},
	flag: {
		heading: "How things stand",
		unknown: "Just a moment",
		counted: "This device is counted",
		ignored: "This device is not counted",
		blocked: "Impossible to say",
		whenCounted: "Your visits end up in the page analytics, like everybody else's.",
		whenIgnored: "The page analytics pass this browser over.",
		whenBlocked: "This browser doesn't let a site keep anything, so the flag cannot be set here.",
		ignore: "Stop counting me",
		count: "Count me again",
		withoutScripts:
			"Without JavaScript this page can neither read nor set the flag. The page analytics are JavaScript too, so as long as it is off you are not counted in them.",
	},
	actions: [
		{ label: "Go to the homepage", to: "page:home" },
		{ label: "Go to contact", to: "page:contact" },
	],
} satisfies typeof nl;
