import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { Family } from "../../facts/products/materials.ts";
import type { Action } from "../page-content.ts";

type DesignWords = { short: string; what: string; opens: string; edge: string; extra: string };

/** What the fronts overview and the pages of the fronts say in common. */
export default {
	choose: "Kies een materiaal",
	shown: "Nu te zien",
	joint: "in",
	families: {
		fenix: {
			name: "Fenix",
			about: "Een heel mat oppervlak van acrylhars, dat licht eerder opneemt dan terugkaatst.",
		},
		melatop: { name: "Melatop", about: "Plaat met een gekleurde toplaag van melamine, van butter tot tuna." },
		wood: { name: "Hout", about: "Eiken of noten, en elke nerf loopt anders." },
		painted: {
			name: "Painted",
			about: "Verf in een kleur van Farrow & Ball of Little Greene, of in een kleur die je zelf kiest.",
		},
		"raw-mdf": { name: "Raw MDF", about: "Fijne houtvezel, tot plaat geperst: geen nerf, geen noesten, geen poespas." },
		multiplex: { name: "Multiplex", about: "Kruislings verlijmde lagen hout, met strepen op de kant als bewijs." },
	} satisfies Record<Family, { name: string; about: string }>,
	impression:
		"Een scherm maakt van elke kleur iets anders. Bekijk het echte materiaal in een [samplebox](page:samples) of in de studio.",
	combination:
		"Op het scherm combineert alles met alles. Welke combinatie het wordt, leggen we vast in het 3D-ontwerp.",
	designs: {
		own: {
			short: "Jouw eigen greep",
			what: "Een glad front voor de knop of greep die je zelf meebrengt.",
			opens: "Aan je eigen knop of greep.",
			edge: "Een vlak met alleen jouw greep erop.",
			extra: "{paintedCustomColour} per bestelling.",
		},
		catch: {
			short: "Uitgesneden greep",
			what: "Een front met een langwerpige opening als greep, vlak onder de bovenrand.",
			opens: "Vingers in de opening en trekken.",
			edge: "In de snede zie je waar het front van gemaakt is.",
			extra: "{catchCustomColour}, één keer.",
		},
		flush: {
			short: "Helemaal glad",
			what: "Een front met niets erop, niets erin en niets eraan.",
			opens: "Je duwt, en een drukopener in de kast veert het naar buiten.",
			edge: "Niets dan het materiaal.",
			extra: "{paintedCustomColour} per bestelling.",
		},
		pull: {
			short: "Vingerrand boven",
			what: "Een front met bovenaan een vingerrand in plaats van een losse greep.",
			opens: "Aan de rand, waar je hem maar vastpakt.",
			edge: "Een lijn langs de bovenkant.",
			extra: "{paintedCustomColour} per bestelling.",
		},
		framed: {
			short: "Verhoogde lijst",
			what: "Een front met een lijst eromheen, {framedFrameCm} cm dik.",
			opens: "Aan een knop op de lijst, of met een drukopener.",
			edge: "Een lijst, met het vlak daarbinnen.",
			extra: "{paintedCustomColour} per bestelling.",
		},
		barre: {
			short: "Verticale staven",
			what: "Een front met staven van boven naar beneden.",
			opens: "Met een drukopener: duwen, en het veert open.",
			edge: "Staaf na staaf na staaf.",
			extra: "{paintedCustomColour} per bestelling.",
		},
	} satisfies Record<FrontDesign, DesignWords>,
	compare: {
		heading: "Zoek de verschillen",
		text: "We hebben elk front dezelfde vragen gesteld. Waar het antwoord overal gelijk is, hoef je niet op te letten.",
		caption: "De {frontDesigns:word} frontontwerpen vergeleken",
		labels: {
			design: "Ontwerp",
			what: "Wat het is",
			opens: "Hoe het opengaat",
			edge: "Wat je ziet",
			leadTime: "Levertijd",
			colours: "Eigen kleur",
			extra: "Toeslag eigen kleur",
			fits: "Past op",
		},
		leadTime: "{leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het materiaal.",
		colours: "Kan: een kleur van Farrow & Ball of Little Greene, of een kleur die je zelf kiest.",
		fits: "IKEA Metod en Faktum, KVIK Bordo en Senti.",
	},
	fits: {
		heading: "Waar ze op passen",
		text: "IKEA Metod en Faktum, KVIK Bordo en Senti. Iets anders? Doe de [kastencheck](page:faq#fit).",
	},
	warranty: {
		heading: "Garantie",
		text: "{warrantyYears} jaar, op fronten en op werkbladen.",
	},
	lead: {
		heading: "Hoe lang het duurt",
		text: "{leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het materiaal. De fronten worden in Nederland gemaakt.",
	},
	order: {
		heading: "Vanaf welk bedrag",
		text: "{minimumOrder} per bestelling. Wat daar nog bij komt en wat eraf gaat, staat bij de [prijzen](page:prices).",
	},
	nextSteps: {
		heading: "En nu jij",
		/** Followed by the name of the design. */
		kitchens: "Alle keukens met",
		actions: [
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Bestel een samplebox", to: "page:samples" },
			{ label: "Bekijk de prijzen", to: "page:prices" },
		] satisfies Action[],
	},
	mix: { label: "Mix hem in een keuken", to: "page:mixer" } satisfies Action,
	neighbours: { heading: "De buren", previous: "Vorig front", next: "Volgend front" },
	all: { label: "Alle fronten", to: "page:fronts" } satisfies Action,
};
