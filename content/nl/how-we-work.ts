import type { BookableState, JourneyPayment, StateKey, Task, UnpaidState } from "../../facts/costs/journey.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Zo werken we: van kennismaking tot levering",
	description:
		"Eerst een gesprek, dan een ontwerp in 3D, dan pas bestellen. Lees wat je per stap betaalt, wanneer de productie begint en wat je zelf regelt.",
	heading: "Eerst praten, dan zagen",
	lead: "Ontdekken, ontwerpen, bestellen: in die volgorde. Bij elke stap weet je wat die kost en wat erna komt.",
	opening: {
		heading: "Geen stap te vroeg",
		body: [
			"Een keuken kopen is vooral veel beslissen. Wij knippen dat op. Over het ontwerp denk je pas na als je weet wat er kan, en over de bestelling pas als je hebt gezien wat je krijgt. Wie er een nacht over wil slapen, slaapt er een nacht over.",
			"Hieronder staat de hele route, van het eerste gesprek tot de chauffeur voor de deur. Onze prijzen staan vast. Blijft er iets onduidelijk, kijk dan bij de [veelgestelde vragen](page:faq).",
		],
	},
	run: {
		heading: "Van kastje naar kastje, nooit naar de muur",
		text: "Elke deur die opengaat, is een stap verder. Achter de laatste zit je keuken.",
		visitor: "Jij",
		studio: "Wij",
		paid: "Betaald",
		tasks: {
			chooseStudio: "Je kiest een studio, Amsterdam of Rotterdam, en schuift aan.",
			tellWishes: "Je vertelt wat er nu staat en wat er moet komen.",
			showOptions: "We vragen door en leggen fronten, kleuren en werkbladen naast elkaar.",
			bringMeasurements: "Je brengt de maten van je keuken mee.",
			judgeDrawing: "Je bekijkt de tekening en zegt wat er anders moet.",
			drawIn3d: "We tekenen je keuken in 3D.",
			reviseOnce: "We passen het ontwerp aan. De eerste keer is inbegrepen.",
			approveDesign: "Je zegt ja, of wijst aan waar het nog schuurt.",
			goThroughAll: "We lopen het hele ontwerp met je na, voor het vaststaat.",
			orderCabinets: "Je hebt een afspraak bij de winkel en bestelt daar de kasten.",
			leaveToRetailer: "Even niets. Dit is iets tussen jou en de winkel.",
			payPart: "Je betaalt de factuur, in zijn geheel of voor een deel.",
			produce: "Zodra je betaling binnen is, gaan je fronten in productie, in Nederland.",
			payRemainder: "Je betaalt wat er nog openstaat.",
			haveHands: "Je zorgt voor extra handen op de begane grond.",
			install: "Je monteert alles zelf, of je laat het doen.",
			deliver: "We komen op de afgesproken dag, met één chauffeur.",
		} satisfies Record<Task, string>,
		nothingDue: {
			discover: "Vrijblijvend",
			finalCall: "Nu niets",
			retailer: "Nu niets aan ons",
		} satisfies Record<UnpaidState, string>,
		due: {
			designDeposit: "aanbetaling",
			invoicePart: "Ten minste een deel van de factuur",
			invoiceRemainder: "Het restant, vóór de levering",
		},
	},
	money: {
		heading: "Je geld, van begin tot eind",
		text: "Je aanbetaling en je sampleboxen gaan later van de factuur af. De factuur zelf mag je in delen betalen: een deel voordat we beginnen, de rest voordat we leveren. In één keer mag ook.",
		comesOff: "gaat van de factuur af",
		chosen: "Als het voor jou geldt",
		stops: {
			discover: "Om te beginnen",
			design: "Vóór het ontwerp",
			finalCall: "Bij het laatste gesprek",
			retailer: "Bij de winkel",
			production: "Vóór de productie",
			delivery: "Vóór de levering",
		} satisfies Record<StateKey, string>,
		payments: {
			sampleBox: "per samplebox, verzending inbegrepen",
			designDeposit: "aanbetaling voor het 3D-ontwerp",
			designOnly: "als je alleen een advies met 3D-tekening wilt",
			extraRevision: "voor elke aanpassing na de eerste",
			invoicePart: "Een deel van de factuur, of alles",
			catchCustomColour: "voor Catch in een eigen kleur, eenmalig",
			paintedCustomColour: "voor Painted-fronten in een eigen kleur, per bestelling",
			smallReorder: "extra, voor bestaande klanten die voor minder dan {minimumOrder} bijbestellen",
			invoiceRemainder: "Wat er nog openstaat",
			deliveryNear: "voor de bezorging binnen {nearDeliveryKm} km van Amsterdam",
			deliveryFar: "voor de bezorging verder weg",
		} satisfies Record<JourneyPayment, string>,
		off: { designDeposit: "je aanbetaling", sampleBox: "per samplebox" },
	},
	revisions: {
		heading: "Toch maar de la links",
		text: "De eerste aanpassing van je ontwerp is inbegrepen. Elke volgende kost {extraRevision}. Spaar je opmerkingen dus op en geef ze in één keer door.",
		included: "inbegrepen",
	},
	leadTime: {
		heading: "Reken op {leadTimeMin} tot {leadTimeMax} weken",
		text: "De levertijd hangt af van het materiaal. Vraag ernaar bij de kennismaking, dan kun je de rest van je verbouwing erop afstemmen. Ver hoeven je fronten niet te komen: ze worden in Nederland gemaakt.",
		weeks: "weken",
	},
	installing: {
		heading: "Wij brengen, jij hangt op",
		text: "Monteren doen we niet. Dat doe je zelf, of je vraagt een klusser. De chauffeur komt alleen en levert op de begane grond. Woon je hoger, zorg dan voor hulp bij het tillen.",
	},
	guide: {
		heading: "Wat kost jouw plan?",
		text: "In de kostenwijzer kies je wat je van plan bent. Je ziet meteen welke vaste kosten daarbij horen en in welke stap je ze betaalt.",
		action: { label: "Open de kostenwijzer", to: "page:prices#cost-guide" } satisfies Action,
	},
	meetings: {
		heading: "Kies je gesprek",
		texts: {
			discover: "Voor wie nog rondkijkt. Een schets op een bierviltje is genoeg om mee te beginnen.",
			design: "Voor wie verder wil. Met de maten erbij kunnen we gaan tekenen.",
			finalCall: "Voor wie eruit is. We gaan samen nog één keer alles na.",
		} satisfies Record<BookableState, string>,
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de prijzen", to: "page:prices" },
	],
} satisfies PageContent & Record<string, unknown>;
