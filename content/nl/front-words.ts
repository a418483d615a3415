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
		melatop: { name: "Melatop", about: "Kleuren die ook op een menukaart kunnen staan, van butter tot tuna." },
		wood: { name: "Hout", about: "Eiken of noten, en elke nerf loopt anders." },
		painted: {
			name: "Painted",
			about: "Verf in een kleur van Farrow and Ball of Little Greene, of in een kleur van jezelf.",
		},
		"raw-mdf": { name: "Raw MDF", about: "Fijne houtvezel, tot plaat geperst: geen nerf, geen noesten, geen poespas." },
		multiplex: { name: "Multiplex", about: "Kruislings verlijmde lagen hout, met strepen op de kant als bewijs." },
	} satisfies Record<Family, { name: string; about: string }>,
	impression: "Kleuren op een scherm zijn een impressie. De echte zitten in de [samplebox](page:samples).",
	combination:
		"Elk ontwerp is te combineren met elk materiaal op deze pagina, en in het ontwerpgesprek leggen we je combinatie vast.",
	designs: {
		own: {
			short: "Jouw eigen greep",
			what: "Een glad front voor de knop of greep die je zelf meebrengt.",
			opens: "Aan je eigen knop of greep.",
			edge: "Een vlak met alleen jouw greep erop.",
			extra: "Own in Painted: {paintedCustomColour} per bestelling.",
		},
		catch: {
			short: "Uitgesneden greep",
			what: "Een front met een langwerpige opening als greep, vlak onder de bovenrand.",
			opens: "Vingers in de opening en trekken.",
			edge: "In de snede zie je de lagen van het front.",
			extra: "Catch: eenmalig {catchCustomColour}.",
		},
		flush: {
			short: "Helemaal glad",
			what: "Een front met niets erop, niets erin en niets eraan.",
			opens: "Hoe, dat spreken we af in het ontwerpgesprek.",
			edge: "Niets dan het materiaal.",
			extra: "Flush in Painted: {paintedCustomColour} per bestelling.",
		},
		pull: {
			short: "Vingerrand boven",
			what: "Een front met bovenaan een vingerrand in plaats van een losse greep.",
			opens: "Aan de rand, waar je hem maar vastpakt.",
			edge: "Een lijn langs de bovenkant.",
			extra: "Pull in Painted: {paintedCustomColour} per bestelling.",
		},
		framed: {
			short: "Verhoogde lijst",
			what: "Een front met een verhoogde lijst eromheen, {framedFrameCm} cm dik.",
			opens: "Dat bepaal je in het ontwerpgesprek.",
			edge: "Een lijst, met het vlak daarbinnen.",
			extra: "Framed in Painted: {paintedCustomColour} per bestelling.",
		},
		barre: {
			short: "Verticale staven",
			what: "Een front met staven van boven naar beneden.",
			opens: "Dat kies je in het ontwerpgesprek.",
			edge: "Staaf na staaf na staaf.",
			extra: "Barre in Painted: {paintedCustomColour} per bestelling.",
		},
	} satisfies Record<FrontDesign, DesignWords>,
	compare: {
		heading: "Zoek de verschillen",
		text: "We hebben elk front dezelfde vragen gesteld. Is het antwoord overal gelijk, dan hoef je daar niet op te letten.",
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
		colours:
			"Painted kan in elke kleur, ook in een kleur die je zelf bedenkt. Wat de fronten zelf kosten, staat in je offerte.",
		fits: "IKEA Metod en Faktum, KVIK Bordo en Senti. Vraag ons naar andere KVIK-modellen.",
	},
	fits: {
		heading: "Waar ze op passen",
		text: "De fronten passen op IKEA Metod en Faktum en op KVIK Bordo en Senti. Heb je een ander model van KVIK, [vraag het ons dan](mail:contact).",
	},
	warranty: {
		heading: "Garantie",
		text: "Op fronten geven we {warrantyYears} jaar garantie, en op werkbladen net zo lang.",
	},
	lead: {
		heading: "Hoe lang het duurt",
		text: "De levertijd is {leadTimeMin} tot {leadTimeMax} weken en hangt af van het materiaal. De fronten worden in Nederland gemaakt.",
	},
	order: {
		heading: "Vanaf welk bedrag",
		text: "Een bestelling is minimaal {minimumOrder}. De prijzen staan vast. Wat je waarvoor betaalt, lees je bij de [prijzen](page:prices).",
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
