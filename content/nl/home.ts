import type { PageContent } from "../page-content.ts";

export default {
	title: "Keukendesign, fronten en werkbladen voor IKEA keukens",
	description:
		"Wij ontwerpen je droomkeuken met IKEA- of KVIK-kasten en onze eigen fronten, werkbladen en maatwerk. Kom langs in Amsterdam of Rotterdam.",
	heading: "No more boring kitchens",
	lead: "Wij ontwerpen je droomkeuken met kasten van IKEA of KVIK en maken er iets van met onze eigen fronten, werkbladen, spoelbakken en kranen.",
	joint: "in",
	opening: {
		heading: "De kast is van hen, de keuken van jou",
		body: [
			"Een keukenkast is een doos. Een goede doos, daar niet van, maar het front is wat je elke dag ziet en vastpakt. Daarom maken we [{frontDesigns:word} ontwerpen](page:fronts), van het kale vlak van [Flush](page:flush) tot de uitgesneden greep van [Catch](page:catch), in Fenix, hout, verf, Melatop, MDF en multiplex.",
			"Je begint met een vrijblijvend gesprek in onze studio in Amsterdam of Rotterdam. Wil je verder, dan tekenen we je keuken in 3D. De aanbetaling daarvoor is {designDeposit}, en die gaat later van je factuur af.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
} satisfies PageContent & { joint: string };
