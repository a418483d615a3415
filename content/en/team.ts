import type nl from "../nl/team.ts";

export default {
	title: "Our team in Amsterdam, Rotterdam and Lijnden",
	description:
		"Who you sit down with, who draws your kitchen and who sends it on its way: the studios in Amsterdam and Rotterdam and the warehouse in Lijnden.",
	heading: "Plenty of cooks, broth intact",
	lead: "The studios draw, the warehouse loads. These are the teams you will meet on the way to your kitchen.",
	opening: {
		heading: "Across the table and behind the scenes",
		body: [
			"In the **studios** in Amsterdam and Rotterdam you sit down with the **design team**. They listen to what you want, draw it in 3D, and will ask, politely, whether that corner cabinet is really necessary. The kitchen does not mind which studio you choose. Pick whichever is nearer. The details are under [contact](page:contact).",
			"The **warehouse** is in Lijnden. Your order waits there until the agreed day, when it comes to you. You can also come and fetch it, by appointment. If you would rather work here than buy a kitchen, have a look at the [jobs](page:jobs) or send us an [open application](mail:openApplication).",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the jobs", to: "page:jobs" },
	],
} satisfies typeof nl;
