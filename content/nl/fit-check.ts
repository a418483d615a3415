import type { CabinetKey } from "../../facts/kitchen/cabinet-systems.ts";
import type { Action } from "../page-content.ts";

type Answer = { verdict: string; heading: string; text: string; actions: Action[] };

/** 'Does it fit my cabinets?': one answer for each system, and a way on for everybody else. */
export default {
	heading: "Past het op mijn kasten?",
	text: "Kies wat er bij je in de keuken staat. Geen idee? Zoek de oude bon, of kijk of er binnen in een kast een sticker zit.",
	choices: "Jouw kasten",
	other: { brand: "Ander merk of model", model: "Anders" },
	waiting: {
		heading: "Faktum? Blijf nog even",
		text: "Ook kasten die IKEA niet meer maakt, kunnen een tweede leven krijgen. Kies je systeem en je leest hier hoe het zit.",
	},
	answers: {
		metod: {
			verdict: "Ja",
			heading: "Ja, op Metod",
			text: "Metod is de opvolger van Faktum. Staan de kasten er al, dan blijven ze staan. Begin je opnieuw, dan ontwerpen we eerst de keuken en bestel je de kasten daarna bij IKEA.",
			actions: [
				{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
				{ label: "Vergelijk de ontwerpen", to: "page:fronts#compare" },
			],
		},
		faktum: {
			verdict: "Ja",
			heading: "Ja, ook op Faktum",
			text: "IKEA is met Faktum gestopt, wij niet. Goede kasten hoef je niet weg te doen om van de deurtjes af te komen.",
			actions: [
				{ label: "Lees verder over Faktum", to: "page:kitchen-fronts#faktum" },
				{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			],
		},
		bordo: {
			verdict: "Ja",
			heading: "Ja, op Bordo",
			text: "Bordo en Senti zijn de twee series van KVIK waar onze fronten voor gemaakt worden. Je kunt meteen over kleur beginnen.",
			actions: [
				{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
				{ label: "Bekijk de materialen", to: "page:materials" },
			],
		},
		senti: {
			verdict: "Ja",
			heading: "Ja, op Senti",
			text: "Senti is, met Bordo, de serie van KVIK waar we fronten voor maken. Het zware deel van je keuken staat er al.",
			actions: [
				{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
				{ label: "Bekijk de materialen", to: "page:materials" },
			],
		},
		other: {
			verdict: "Vraag het",
			heading: "Dat weten we pas als we het zien",
			text: "Mail merk, model, een paar maten en een foto van een kast, open en dicht. Dat geldt voor andere series van KVIK en voor elk ander merk. Het antwoord kan nee zijn, maar dan heb je het zwart op wit.",
			actions: [
				{ label: "Vraag het ons over je kasten", to: "ask:cabinets" },
				{ label: "Lees wat er wel past", to: "page:faq#which-cabinets" },
			],
		},
	} satisfies Record<CabinetKey, Answer>,
};
