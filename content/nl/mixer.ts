import type { ExceptionReason } from "../../facts/kitchen/mix-exceptions.ts";
import type { Floor } from "../../facts/kitchen/mixer.ts";
import type { SampleBox } from "../../facts/products/samples.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "De mixer: stel je keuken samen",
	description:
		"Zet elk front in elk materiaal en elke kleur op een keuken als de jouwe, met werkblad, spoelbak en kraan. Bewaar je mix als link.",
	heading: "Zelf roeren",
	lead: "Kies fronten, kleuren, een werkblad en een kraan. De keuken kleurt mee. Foute antwoorden bestaan niet, alleen moedige.",
	opening: {
		heading: "Voor je het recept opschrijft",
		body: [
			"De kasten zijn op schaal getekend, maar een keuken op een scherm heeft het makkelijk. Een echte ruimte heeft een raam op de verkeerde plek en een leidingkoker waar niemand van wist. Daar is het ontwerp voor.",
			"Muurverf en vloeren verkopen we niet. Ze staan erbij omdat een kleur pas iets zegt als er iets naast staat.",
		],
	},
	stage: {
		label: "Je keuken in beeld",
		canvas: "De keuken in 3D. Pijltjes draaien, plus en min zoomen, Enter doet alle deuren en laden open of dicht.",
		hint: "Sleep om te draaien, tik op een deur",
		from: "Kijk van",
		views: { front: "Voren", corner: "Opzij", above: "Boven" },
		evening: "Avond",
		picture: "Bewaar dit beeld als foto",
		file: "mijn-keuken",
		damaged:
			"Deze link is onderweg beschadigd. Wat we niet konden lezen, hebben we zelf ingevuld. Kijk even of dit je keuken is.",
	},
	tools: {
		surprise: "Verras me",
		undo: "Ongedaan maken",
		redo: "Opnieuw doen",
		keep: "Zet apart",
		full: "Er is plaats voor {mostKept:word}. Haal er eerst een weg.",
	},
	jump: {
		label: "Spring naar",
		fronts: "Fronten",
		worktop: "Blad en kraan",
		room: "Ruimte",
		plan: "Opstelling",
	},
	form: {
		submit: "Laat zien",
		fronts: "Fronten",
		groups: { base: "Onderkasten", wall: "Bovenkasten", tall: "Hoge kasten" },
		design: "Ontwerp",
		material: "Materiaal",
		same: "Zoals onder",
		asBase: "zoals de onderkasten",
		colour: "Verf in een kleur die je zelf kiest",
		colourHint: "Prik een kleur. Of wijs straks iets aan op een kleurkaart, dat is preciezer.",
		worktop: "Werkblad",
		sink: "Spoelbak",
		tap: "Kraan",
		room: "De ruimte eromheen",
		wallTone: "Muur",
		floor: "Vloer",
		plan: "Opstelling",
		plans: { "single-run": "Eén wand", "l-shape": "Hoek", island: "Met eiland" },
		size: "Hoeveel plek is er?",
		sizes: { narrow: "Krap", wide: "Ruim" },
		system: "Kasten",
		systemHint:
			"Van Faktum tekenen we de lagere onderkast. De kasten van KVIK tekenen we hier even hoog als die van Metod; hun eigen maten komen in je ontwerp.",
		not: {
			"not-made": "Deze combinatie maken we niet.",
			"not-advised": "Deze combinatie raden we af. Daarom staat ze niet in de mixer.",
		} satisfies Record<ExceptionReason, string>,
	},
	floors: {
		"pale-oak": "Licht eiken",
		"dark-oak": "Donker eiken",
		concrete: "Beton",
		terracotta: "Terracotta",
		lino: "Linoleum",
	} satisfies Record<Floor, string>,
	/** <plan>, <metres> and so on are filled in by mixer/describe-mix.ts. */
	describe: {
		plans: { "single-run": "een keuken langs één wand", "l-shape": "een hoekkeuken", island: "een keuken met eiland" },
		sentence:
			"<plan>, <metres> meter breed. <fronts>. Werkblad van <worktop>, spoelbak in <sink>, <tap>, muur in <tone>.",
		everywhere: "<front> op alle kasten",
		separate: "Onderkasten: <base>. Bovenkasten: <wall>. Hoge kasten: <tall>",
		front: "<design> in <material>",
		painted: "Painted, kleur <colour>",
		booking: "Mijn mix: <sentence> Kasten: <system>. <link>",
	},
	kept: {
		heading: "Naast elkaar",
		text: "Zet een mix apart en roer verder. Er passen er {mostKept:word} op het aanrecht, en ze reizen mee in de link.",
		empty: "Nog niets apart gezet.",
		more: "Hier is nog plek.",
		back: "Hiermee verder",
		remove: "Weghalen",
		now: "Dit is de keuken in beeld",
	},
	sheet: {
		heading: "Je boodschappenlijst",
		text: "Alles wat je koos, om te printen of door te sturen.",
		link: "Link naar deze mix",
		copy: "Kopieer de link",
		copied: "De link staat op je klembord.",
		selected: "De link is geselecteerd: kopieer hem zelf.",
		print: "Print de lijst",
	},
	samples: {
		heading: "Leg het op tafel",
		text: "Deze [sampleboxen](page:samples) horen bij de materialen die je koos. Een box kost {sampleBox}.",
		without: "Dit materiaal zit in geen box; je bekijkt het in de studio:",
		orderAll: "Bestel deze sampleboxen",
		orders: {
			wood: { label: "Bestel de houtbox", to: "link:samplesWood" },
			fenix: { label: "Bestel de Fenix-box", to: "link:samplesFenix" },
			melatop: { label: "Bestel de Melatop-box", to: "link:samplesMelatop" },
			painted: { label: "Bestel de box Painted + raw", to: "link:samplesPainted" },
		} satisfies Record<SampleBox, Action>,
	},
	costs: {
		heading: "De vaste kosten van deze mix",
		text: "Naast de prijs van fronten en werkblad:",
		lines: {
			catchCustomColour: "Catch in een eigen kleur, één keer",
			paintedCustomColour: "Elk ander ontwerp in een eigen kleur, per bestelling",
			sampleBox: "Sampleboxen, gaan van een latere aankoop af",
		},
		colours: "Een kleur van Farrow & Ball of Little Greene telt als eigen kleur.",
		none: "Geen. Een eigen kleur zit er niet in, en de materialen van deze mix zitten in geen samplebox.",
		guide: { label: "Reken alle vaste kosten uit", to: "page:prices#cost-guide" } satisfies Action,
	},
	book: {
		heading: "Breng hem mee",
		text: "Bij de kennismaking kijken we of je mix in jouw keuken past. Hij gaat mee met je afspraak, dus je hoeft niets uit te leggen. Verdedigen mag.",
		textElsewhere: "Bij de kennismaking kijken we of je mix in jouw keuken past.",
		paste: "Plak dit waar plaats is voor een opmerking:",
		action: { label: "Plan een kennismaking", to: "link:bookDiscovery" } satisfies Action,
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
} satisfies PageContent & Record<string, unknown>;
