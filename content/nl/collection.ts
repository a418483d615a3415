import type { CollectionPart } from "../../facts/products/collection.ts";
import type { PageContent } from "../page-content.ts";

export default {
	title: "De collectie: fronten, werkbladen en kranen",
	description:
		"Onze hele collectie op een rij: fronten, materialen, werkbladen, spoelbakken en kranen voor een keuken met kasten van IKEA of KVIK.",
	heading: "Alles behalve de kast",
	lead: "Je vindt hier {frontDesigns:word} frontontwerpen, {worktops:word} soorten werkblad en de spoelbakken en kranen die erbij horen.",
	opening: {
		heading: "Begin bij de voorkant",
		body: [
			"Kies eerst een [front](page:fronts): strak, met een lijst, met een greep of juist zonder. Dan volgt het [materiaal](page:materials). Fenix heeft {fenixColours:word} kleuren, Melatop {melatopColours:word} en hout is er in {woods:word} afwerkingen. Verder zijn er Painted, Raw MDF in Light Grey en multiplex.",
			"De rest komt vanzelf. Op de kasten ligt een [werkblad](page:worktops), in het blad een [spoelbak](page:faucets-sinks), daarboven een kraan. Op elkaar lijken hoeven ze niet. Rustige fronten kunnen een druk blad goed hebben, en andersom. Pas als alles tegelijk aandacht vraagt, wordt het vermoeiend.",
			"{market}",
		],
	},
	actions: [
		{ label: "Bekijk de fronten", to: "page:fronts" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
	filter: { label: "Waar ben je naar op zoek?", all: "Alles" },
	parts: {
		fronts: {
			name: "Fronten",
			text: "Van helemaal glad tot vol staven.",
			action: "Vergelijk de fronten",
		},
		materials: {
			name: "Materialen",
			text: "Elke kleur en elke houtsoort die we voeren.",
			action: "Leg er twee naast elkaar",
		},
		worktops: {
			name: "Werkbladen",
			text: "Van warm onder je hand tot koel als een gracht.",
			action: "Bekijk de doorsneden",
		},
		sinks: { name: "Spoelbakken", text: "Staal, messing of zwart.", action: "Bekijk de afwerkingen" },
		taps: { name: "Kranen", text: "Gewoon, of ook met kokend water.", action: "Bekijk de kranen" },
	} satisfies Record<CollectionPart, { name: string; text: string; action: string }>,
} satisfies PageContent & Record<string, unknown>;
