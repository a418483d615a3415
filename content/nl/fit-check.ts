import type { CabinetKey } from "../../facts/kitchen/cabinet-systems.ts";
import type { Action } from "../page-content.ts";

type Answer = { verdict: string; heading: string; text: string; actions: Action[] };

/** 'Does it fit my cabinets?': one answer for each system, and a way on for everybody else. */
export default {
	heading: "Past het op mijn kasten?",
	text: "Kies wat er bij je in de keuken staat. Weet je het niet, zoek dan de oude bon of kijk of er binnen in een kast een sticker zit.",
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
			text: "Metod is de opvolger van Faktum. Heb je de kasten al, dan kunnen ze blijven. Begin je opnieuw, dan ontwerpen we de keuken en bestel je de kasten daarna bij IKEA.",
			actions: [
				{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
				{ label: "Vergelijk de ontwerpen", to: "page:fronts#compare" },
			],
		},
		faktum: {
			verdict: "Ja",
			heading: "Ja, ook op Faktum",
			text: "IKEA is met Faktum gestopt, wij niet. Zijn je kasten nog goed, dan hoef je ze niet weg te doen om van de deurtjes af te komen.",
			actions: [
				{ label: "Lees verder over Faktum", to: "page:kitchen-fronts#faktum" },
				{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			],
		},
		bordo: {
			verdict: "Ja",
			heading: "Ja, op Bordo",
			text: "Bordo is een van de twee KVIK-modellen waarvan we zeker weten dat onze fronten erop passen. Je kunt dus meteen over kleur beginnen.",
			actions: [
				{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
				{ label: "Bekijk de materialen", to: "page:materials" },
			],
		},
		senti: {
			verdict: "Ja",
			heading: "Ja, op Senti",
			text: "Net als Bordo hoort Senti van KVIK tot de kasten waar onze fronten voor bedoeld zijn. Het lastigste deel van je keuken heb je al.",
			actions: [
				{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
				{ label: "Bekijk de materialen", to: "page:materials" },
			],
		},
		other: {
			verdict: "Vraag het",
			heading: "Dat weten we pas als we het zien",
			text: "Voor andere modellen van KVIK geldt: vraag het ons. Voor andere merken ook. Mail het merk, het model, een paar maten en een foto. Het antwoord kan nee zijn, maar dan heb je het zwart op wit.",
			actions: [
				{ label: "Mail ons over je kasten", to: "mail:otherCabinets" },
				{ label: "Lees wat er wel past", to: "page:faq#which-cabinets" },
			],
		},
	} satisfies Record<CabinetKey, Answer>,
};
