import type nl from "../nl/exclude.ts";

export default {
	title: "Leave your own visits out",
	description:
		"For staff: keep your own visits on this device out of the page analytics, see whether that is on at the moment, and undo it whenever you like.",
	heading: "Don't count me",
	lead: "If you work here, you have no business in our visitor numbers. Here you can keep this device out of them.",
	opening: {
		heading: "A flag in your browser",
		body: [
			"Switch this on and your browser keeps a small flag in its local storage. The page analytics look for that flag and skip your visits when they find it. This page also tells you whether the flag is set right now. To be counted again, remove it in the same place.",
			"The flag belongs to this browser on this device. If you also look at the site on your phone or in another browser, set it there too. Clear the data for this site and the flag goes with it, so you will be counted again. Nothing else about the site changes for you.",
		],
	},
	actions: [
		{ label: "Go to the homepage", to: "page:home" },
		{ label: "Go to contact", to: "page:contact" },
	],
} satisfies typeof nl;
