import type nl from "../nl/samples.ts";

export default {
	title: "Material sample box",
	description:
		"See Fenix, wood, Melatop or paint in your own kitchen. A sample box costs {sampleBox} including shipping, deducted from a later purchase.",
	heading: "A small kitchen in the post",
	lead: "A sample box costs {sampleBox}, shipping included. If you buy from us later, we take that amount off.",
	opening: {
		heading: "Pick a box",
		body: [
			"There are {sampleBoxes:word} boxes. Take the [wood](link:samplesWood) box if you want to see the grain, [Fenix](link:samplesFenix) or [Melatop](link:samplesMelatop) if it is all about colour, and the [painted and raw](link:samplesPainted) box if you can't decide between painted and bare. If you don't yet know where to look, start with the [materials](page:materials).",
			"Put the pieces where your kitchen will be. Look at them by daylight and by lamplight, next to the floor and the wall that are staying. Let somebody with greasy fingers have a go as well. Whatever is still on the table after a week, bring along to your first meeting.",
		],
	},
	actions: [
		{ label: "Order the Fenix box", to: "link:samplesFenix" },
		{ label: "Order the wood box", to: "link:samplesWood" },
	],
} satisfies typeof nl;
