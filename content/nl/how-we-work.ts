import type { BookableState, JourneyPayment, StateKey, Task, UnpaidState } from "../../facts/costs/journey.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Zo werken we: van kennismaking tot levering",
	description:
		"Eerst een gesprek, dan een ontwerp in 3D, dan pas bestellen. Wat je per stap betaalt, wat je meeneemt, hoe lang het duurt en wat je zelf regelt.",
	heading: "Eerst praten, dan zagen",
	lead: "Ontdekken, ontwerpen, bestellen: in die volgorde. Bij elke stap: wat het kost, hoe lang het duurt en wat erna komt.",
	opening: {
		heading: "Beslissen in porties",
		body: [
			"Een keuken kopen is vooral veel beslissen. Wij knippen dat op: eerst wat er kan, dan het ontwerp, en pas als je hebt gezien wat je krijgt de bestelling. Wie er een nacht over wil slapen, slaapt er een nacht over.",
			"Hieronder staat de hele route, van het eerste gesprek tot de chauffeur voor de deur. Een bestelling uitgerekend tot op de euro staat bij de [prijzen](page:prices#example).",
		],
	},
	run: {
		heading: "Van kastje naar kastje, nooit naar de muur",
		text: "Elke deur die opengaat, is een stap verder. Achter de laatste zit je keuken.",
		visitor: "Jij",
		studio: "Wij",
		paid: "Je betaalt",
		takes: "Duurt",
		tasks: {
			chooseStudio: "Je kiest een studio, Amsterdam of Rotterdam, en schuift aan.",
			tellWishes: "Je vertelt wat er nu staat en wat er moet komen.",
			showOptions: "We vragen door en leggen fronten, kleuren en werkbladen naast elkaar.",
			bringMeasurements: "Je brengt de maten van je keuken mee.",
			judgeDrawing: "Je bekijkt de tekening en zegt wat er anders moet.",
			drawIn3d: "We tekenen je keuken in 3D.",
			reviseOnce: "We passen het ontwerp aan. De eerste keer is inbegrepen.",
			approveDesign: "Je zegt ja, of wijst aan waar het nog schuurt.",
			goThroughAll: "We lopen het hele ontwerp met je na voordat het vaststaat.",
			orderCabinets: "Je bestelt de kasten, op afspraak bij IKEA of KVIK.",
			leaveToRetailer: "Even niets. Dit is iets tussen jou en IKEA of KVIK.",
			payPart: "Je betaalt de factuur, helemaal of voor een deel.",
			produce: "Zodra je betaling binnen is, gaan je fronten in productie, in Nederland.",
			payRemainder: "Je betaalt wat er nog openstaat.",
			haveHands: "Woon je hoger, dan zorg je voor iemand die meetilt.",
			install: "Je monteert alles zelf, of je laat het doen.",
			deliver: "Eén chauffeur komt op de afgesproken dag, tot op de begane grond.",
		} satisfies Record<Task, string>,
		nothingDue: {
			discover: "Vrijblijvend",
			finalCall: "Nu niets",
			retailer: "Aan ons niets",
		} satisfies Record<UnpaidState, string>,
		time: {
			discover: ["Eén gesprek in de studio.", "Ongeveer {firstMeetingMinutes} minuten."],
			design: ["Eén gesprek. Daarna tekenen wij.", "De eerste tekening is er binnen {designDays} werkdagen."],
			finalCall: ["Eén gesprek."],
			retailer: ["Eén afspraak."],
			production: [
				"{leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het materiaal.",
				"Je telt vanaf {leadTimeFrom}.",
			],
			delivery: ["Eén dag, die we samen prikken."],
		} satisfies Record<StateKey, string[]>,
		due: {
			designDeposit: "aanbetaling",
			invoicePart: "Ten minste een deel van de factuur",
			invoiceRemainder: "De rest, vóór de levering",
		},
	},
	money: {
		heading: "Je geld, van begin tot eind",
		text: "De factuur betaal je in twee delen: een deel voordat we beginnen, de rest voordat we leveren. In één keer mag ook. Je aanbetaling en je sampleboxen gaan eraf.",
		comesOff: "gaat van de factuur af",
		chosen: "Alleen als het voor jou geldt",
		stops: {
			discover: "Om te beginnen",
			design: "Vóór het ontwerp",
			finalCall: "Bij het laatste gesprek",
			retailer: "Bij IKEA of KVIK",
			production: "Vóór de productie",
			delivery: "Vóór de levering",
		} satisfies Record<StateKey, string>,
		payments: {
			sampleBox: "per samplebox, verzending inbegrepen",
			designDeposit: "aanbetaling voor het 3D-ontwerp",
			designOnly: "blijft het bij de tekening, dan is dit de prijs",
			extraRevision: "voor elke aanpassing na de eerste",
			invoicePart: "Een deel van de factuur, of alles",
			catchCustomColour: "voor Catch in een eigen kleur, één keer",
			paintedCustomColour: "voor elk ander ontwerp in een eigen kleur, per bestelling",
			smallReorder: "extra, voor bestaande klanten die voor minder dan {minimumOrder} bijbestellen",
			invoiceRemainder: "Wat er nog openstaat",
			deliveryNear: "voor de bezorging binnen {nearDeliveryKm} km van Amsterdam",
			deliveryFar: "voor de bezorging verder weg",
		} satisfies Record<JourneyPayment, string>,
		off: { designDeposit: "je aanbetaling", sampleBox: "per samplebox" },
	},
	revisions: {
		heading: "Toch maar de la links",
		text: "De eerste aanpassing van je ontwerp is inbegrepen. Elke volgende kost {extraRevision}. Spaar je opmerkingen op en geef ze in één keer door.",
		included: "inbegrepen",
	},
	leadTime: {
		heading: "Reken op {leadTimeMin} tot {leadTimeMax} weken",
		text: "De levertijd hangt af van het materiaal. Plan de afbraak van je oude keuken pas als de leverdag vaststaat. Je fronten hoeven niet van ver te komen: ze worden in Nederland gemaakt.",
		weeks: "weken",
	},
	installing: {
		heading: "Wij brengen, jij hangt op",
		text: "Monteren doen we niet: dat doe je zelf, of je huurt een klusser in. Reserveer die voor de dagen na de levering, niet voor de dag zelf.",
	},
	guide: {
		heading: "De vaste kosten van jouw plan",
		text: "In de kostenwijzer kies je wat je van plan bent. Je ziet welke vaste kosten daarbij horen en in welke stap je ze betaalt.",
		action: { label: "Open de kostenwijzer", to: "page:prices#cost-guide" } satisfies Action,
	},
	meetings: {
		heading: "Kies je gesprek",
		texts: {
			discover: "Nog aan het rondkijken? Een schets op een bierviltje is genoeg om mee te beginnen.",
			design: "Door naar de tekening? Met de maten erbij kunnen we beginnen.",
			finalCall: "Ben je eruit? We gaan samen nog één keer alles na.",
		} satisfies Record<BookableState, string>,
		bringLabel: "Neem mee",
		bring: {
			discover: [
				"Foto's van de ruimte, vanuit elke hoek.",
				"Merk en model van de kasten die blijven.",
				"Plaatjes van wat je mooi vindt. Van wat je lelijk vindt mag ook.",
			],
			design: [
				"Breedte, diepte en hoogte van de ruimte, in centimeters.",
				"De plek van ramen, deuren, stopcontacten, water en gas.",
				"Merk en type van de apparaten die blijven of komen.",
				"Een stukje van de vloer, of de kleur van de muur.",
			],
			finalCall: ["Alles wat je nog dwarszit.", "Degene die ook over de keuken gaat."],
		} satisfies Record<BookableState, string[]>,
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de prijzen", to: "page:prices" },
	],
} satisfies PageContent & Record<string, unknown>;
