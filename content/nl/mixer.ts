import type { ExceptionReason } from "../../facts/kitchen/mix-exceptions.ts";
import type { Floor } from "../../facts/kitchen/mixer.ts";
import type { SampleBox } from "../../facts/products/samples.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "De mixer: stel je keuken samen",
	description:
		"Zet elk front in elk materiaal en elke kleur op een keuken als de jouwe, met werkblad, spoelbak en kraan. Bewaar je mix als link.",
	heading: "Zelf roeren",
	lead: "Kies fronten, kleuren, een werkblad en een kraan. De keuken kleurt mee, en smakeloos bestaat hier niet, alleen gewaagd.",
	opening: {
		heading: "Voor je het recept opschrijft",
		body: [
			"De kasten zijn op schaal getekend, maar een keuken op een scherm heeft het makkelijk. Een echte ruimte heeft een raam op de verkeerde plek en een leidingkoker waar niemand van wist. Dat lossen we op in het ontwerp.",
			"Muur en vloer verkopen we niet. Die staan erbij omdat een kleur pas iets zegt als er iets naast staat.",
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
			"Deze link is onderweg beschadigd. Wat we niet konden lezen, hebben we zelf ingevuld, dus kijk even of dit je keuken is.",
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
		colour: "Verf in een kleur van jezelf",
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
			"Van Faktum tekenen we de lagere onderkast. De kasten van KVIK tekenen we hier even hoog als die van Metod, hun eigen maten komen in je ontwerp.",
		not: {
			"not-made": "Deze combinatie maken we niet.",
			"not-advised": "Deze combinatie raden we af, dus staat ze niet in de mixer.",
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
		separate: "onder <base>, boven <wall>, hoog <tall>",
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
		text: "In deze sampleboxen zitten de materialen die je koos. Een box kost {sampleBox}, verzending inbegrepen, en dat bedrag gaat van een latere aankoop af.",
		without: "Dit materiaal zit in geen box, het ligt in de studio:",
		orders: {
			wood: { label: "Bestel de houtbox", to: "link:samplesWood" },
			fenix: { label: "Bestel de Fenix-box", to: "link:samplesFenix" },
			melatop: { label: "Bestel de Melatop-box", to: "link:samplesMelatop" },
			painted: { label: "Bestel de box Painted en raw", to: "link:samplesPainted" },
		} satisfies Record<SampleBox, Action>,
	},
	costs: {
		heading: "Wat deze mix vast kost",
		text: "Wat fronten en werkbladen kosten, staat in je offerte. Vaste bedragen die bij deze keuken horen:",
		lines: {
			catchCustomColour: "Catch in een eigen kleur, eenmalig",
			paintedCustomColour: "Painted in een eigen kleur, per bestelling",
			sampleBox: "Sampleboxen, gaan van een latere aankoop af",
		},
		colours: "Wil je meer dan één eigen kleur, vraag dan in het gesprek wat dat betekent voor de toeslag.",
		none: "Geen. Een eigen kleur zit er niet in, en de materialen van deze mix zitten in geen samplebox.",
		guide: { label: "Reken alle vaste kosten uit", to: "page:prices#cost-guide" } satisfies Action,
	},
	book: {
		heading: "Breng hem mee",
		text: "In een kennismaking kijken we samen of je mix op jouw muur past. De omschrijving en de link gaan mee in je bericht.",
		paste: "Is er ergens plaats voor een opmerking, plak dit er dan in:",
		action: { label: "Plan een kennismaking", to: "link:bookDiscovery" } satisfies Action,
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bestel een samplebox", to: "page:samples" },
	],
} satisfies PageContent & Record<string, unknown>;
