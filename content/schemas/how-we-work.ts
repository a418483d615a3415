import { bookableStepLabels, stepLabels } from "../../facts/editor-labels.ts";
import { action, each, group, heading, page, paragraph, paragraphs, section, text, texts } from "./parts.ts";

export const howWeWork = page({
	run: group("De weg naar je keuken", {
		heading,
		text: paragraph("Tekst"),
		visitor: text("Kopje: jij"),
		studio: text("Kopje: wij"),
		paid: text("Kopje: je betaalt"),
		takes: text("Kopje: duurt"),
		inShort: each("In het kort", stepLabels, text),
		tasks: group("Taken", {
			chooseStudio: text("Jij: een studio kiezen"),
			tellWishes: text("Jij: wensen vertellen"),
			showOptions: text("Wij: laten zien wat er kan"),
			bringMeasurements: texts("Jij: maten meebrengen"),
			judgeDrawing: text("Jij: de tekening bekijken"),
			drawIn3d: text("Wij: in 3D tekenen"),
			reviseOnce: text("Wij: een keer aanpassen"),
			approveDesign: text("Jij: het ontwerp goedkeuren"),
			goThroughAll: text("Wij: alles nalopen"),
			orderCabinets: text("Jij: kasten bestellen"),
			leaveToRetailer: texts("Wij: even niets"),
			payPart: text("Jij: een deel betalen"),
			produce: paragraph("Wij: maken"),
			payRemainder: text("Jij: de rest betalen"),
			haveHands: text("Jij: hulp bij het tillen"),
			install: text("Jij: monteren"),
			deliver: text("Wij: leveren"),
		}),
		nothingDue: group("Niets te betalen", {
			discover: text("Kennismaking"),
			finalCall: text("Laatste gesprek"),
			retailer: text("Naar IKEA of KVIK"),
		}),
		time: each("Hoe lang het duurt", stepLabels, texts),
		due: group("Te betalen", {
			designDeposit: text("Aanbetaling"),
			invoicePart: texts("Deel van de factuur"),
			invoiceRemainder: text("Rest van de factuur"),
		}),
	}),
	money: group("Geld", {
		heading,
		guide: action("Knop: kostenwijzer"),
		nothing: text("Niets te betalen"),
		parts: group("In plaats van een bedrag", {
			invoicePart: text("Deel van de factuur"),
			invoiceRemainder: text("Rest van de factuur"),
		}),
		stops: group("Wanneer je betaalt", {
			discover: text("Kennismaking"),
			design: text("Ontwerp"),
			production: text("Productie"),
			delivery: text("Levering"),
		}),
		payments: group("Betalingen", {
			designDeposit: text("Aanbetaling"),
			invoicePart: texts("Deel van de factuur"),
			invoiceRemainder: text("Rest van de factuur"),
		}),
		off: group("Wat van de factuur af gaat", {
			designDeposit: text("Aanbetaling"),
			sampleBox: text("Samplebox"),
		}),
	}),
	revisions: section("Aanpassingen"),
	cabinets: section("Kasten op tijd"),
	leadTime: group("Levertijd", {
		heading,
		body: paragraphs("Alinea's"),
		atLeast: text("Boven de weken die het altijd duurt"),
		atMost: text("Boven de andere weken"),
	}),
	installing: section("Montage"),
	meetings: group("Gesprekken", {
		heading,
		text: paragraph("Tekst"),
		bringLabel: text("Kopje: meenemen"),
		bring: each("Meenemen", bookableStepLabels, texts),
	}),
});
