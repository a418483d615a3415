import type { Field, Plan } from "../../facts/costs/cost-guide.ts";
import type { FixedPayment } from "../../facts/costs/journey.ts";
import type { PriceKey } from "../../facts/costs/prices.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Prijzen en vaste kosten van je keuken",
	description:
		"Wat een ontwerp, een samplebox, een eigen kleur en de bezorging kosten, en wat er later van je factuur af gaat. Alle prijzen staan vast.",
	heading: "Wat het kost",
	lead: "Onze prijzen staan vast en zijn niet onderhandelbaar. Voor fronten en werkbladen krijg je een offerte, de andere bedragen lees je hier.",
	opening: {
		heading: "Hoe je deze lijst leest",
		body: [
			"Wat fronten en werkbladen kosten, hangt af van je keuken en van het materiaal. Daarom krijg je daarvoor een offerte. De bedragen die wel vooraf bekend zijn, staan hieronder, in de volgorde waarin je ze tegenkomt.",
			"Twee daarvan gaan later van je factuur af: de aanbetaling voor het ontwerp en de samplebox. Wil je weten wat dat voor jouw plan betekent, gebruik dan de [kostenwijzer](page:prices#cost-guide). In welke stap je betaalt en wat er dan gebeurt, staat bij [onze werkwijze](page:how-we-work).",
		],
	},
	list: {
		heading: "De prijslijst",
		groups: {
			start: "Voordat je iets besluit",
			design: "Bij het ontwerp",
			order: "Bij de bestelling",
			delivery: "Bij de levering",
			tiles: "Tegels erbij",
		},
		prices: {
			sampleBox: { name: "Samplebox", note: "Inclusief verzending. Gaat van een latere aankoop af." },
			designDeposit: {
				name: "3D-ontwerp van je keuken",
				note: "Aanbetaling. Gaat van de factuur van je bestelling af.",
			},
			designOnly: { name: "Alleen advies met een 3D-tekening", note: "Voor wie geen bestelling plaatst." },
			extraRevision: { name: "Elke volgende aanpassing", note: "Per aanpassing van het ontwerp." },
			minimumOrder: { name: "Minimale bestelling", note: "Vanaf dit bedrag gaan we produceren." },
			smallReorder: {
				name: "Bijbestellen voor een kleiner bedrag",
				note: "Extra, en alleen voor wie al klant is.",
			},
			catchCustomColour: {
				name: "Catch in een eigen kleur",
				note: "**Eén keer.** Bestel je later bij in dezelfde kleur, dan betaal je dit niet opnieuw.",
			},
			paintedCustomColour: {
				name: "Painted-fronten in een eigen kleur",
				note: "**Per bestelling.** Bestel je later bij in die kleur, dan betaal je dit opnieuw.",
			},
			deliveryNear: { name: "Binnen {nearDeliveryKm} km van Amsterdam", note: "Bezorging op de afgesproken dag." },
			deliveryFar: { name: "Verder dan {nearDeliveryKm} km", note: "Onder dezelfde voorwaarden." },
			tilePerSquareMetre: {
				name: "Tegels van Palet",
				note: "Per vierkante meter, vanaf {paletMin} m². De levertijd is op zijn kortst {paletWeeks} weken.",
			},
		} satisfies Record<PriceKey, { name: string; note: string }>,
		meeting: { name: "Kennismaking", note: "In Amsterdam of Rotterdam.", amount: "vrijblijvend" },
		firstRevision: { name: "Eerste aanpassing", note: "Van het ontwerp dat we tekenden.", amount: "inbegrepen" },
		quoted: { name: "Fronten en werkbladen", note: "Berekend voor jouw keuken.", amount: "offerte" },
		deliveryText:
			"Er komt één chauffeur, die op de begane grond levert. Naar boven dragen en monteren doe je zelf of laat je doen.",
		pickUp: { name: "Ophalen in Lijnden", note: "Bij ons magazijn, dus zonder bezorgkosten.", amount: "op afspraak" },
		samples: { label: "Kies een samplebox", to: "page:samples" } satisfies Action,
		tiles: { label: "Meer over Palet", to: "page:palet" } satisfies Action,
	},
	colours: {
		heading: "Eigen kleur: twee producten, twee tarieven",
		text: "Kijk naar het front. Is het een Catch, dan geldt het bedrag voor Catch. Is het een Painted-front in een ander ontwerp, dan geldt het bedrag voor Painted.",
		orders: ["1e bestelling", "2e bestelling", "3e bestelling"],
	},
	terms: {
		warranty: {
			heading: "{warrantyYears} jaar garantie",
			text: "Zowel op de fronten als op de werkbladen.",
		},
		payment: {
			heading: "Betalen in delen",
			text: "We beginnen met produceren als de factuur ten minste voor een deel betaald is. Wat dan nog openstaat, betaal je voordat we leveren.",
		},
	},
	guide: {
		heading: "De kostenwijzer",
		text: "Kies wat je van plan bent. Je ziet wat je in welke stap betaalt en wat er later van je factuur af gaat.",
		fields: {
			design: {
				legend: "Wat laat je ontwerpen?",
				options: {
					plan: "Een keuken die ik ook bestel",
					drawing: "Alleen een 3D-tekening",
					none: "Niets, er is al een ontwerp",
				} satisfies Record<Plan["design"], string>,
			},
			revisions: { legend: "Hoe vaak passen we het ontwerp aan?", hint: "Voor één keer betaal je niets extra's." },
			colour: {
				legend: "Wil je een eigen kleur?",
				options: {
					none: "Nee",
					catch: "Ja, voor Catch",
					painted: "Ja, voor Painted-fronten",
				} satisfies Record<Plan["colour"], string>,
			},
			orders: { legend: "In hoeveel bestellingen gebruik je die kleur?", hint: "Tel bijbestellingen mee." },
			delivery: {
				legend: "Hoe komt het bij je thuis?",
				options: {
					near: "Bezorgd, binnen {nearDeliveryKm} km van Amsterdam",
					far: "Bezorgd, verder weg",
					pickup: "Ik haal het op in Lijnden",
				} satisfies Record<Plan["delivery"], string>,
			},
			reorder: {
				legend: "Ben je al klant en bestel je bij voor minder dan {minimumOrder}?",
				options: { no: "Nee", yes: "Ja" } satisfies Record<Plan["reorder"], string>,
			},
			samples: { legend: "Hoeveel sampleboxen bestel je?", hint: "Er zijn {sampleBoxes:word} soorten." },
		},
		idle: "telt nu niet mee",
		submit: "Toon de kosten",
		unread: "Een deel van deze link konden we niet lezen. Daar staat nu de gebruikelijke keuze:",
		names: {
			design: "ontwerp",
			revisions: "aanpassingen",
			colour: "eigen kleur",
			orders: "aantal bestellingen",
			delivery: "levering",
			reorder: "bijbestelling",
			samples: "sampleboxen",
		} satisfies Record<Field, string>,
		result: {
			heading: "Jouw plan in bedragen",
			what: "Waarvoor",
			amount: "Bedrag",
			later: "Volgende bestellingen, zonder bezorging",
			nothing: "Geen vaste kosten",
			lines: {
				sampleBox: "samplebox",
				designDeposit: "aanbetaling 3D-ontwerp",
				designOnly: "advies met 3D-tekening",
				extraRevision: "extra aanpassing",
				smallReorder: "toeslag kleine bijbestelling",
				catchCustomColour: "eigen kleur Catch, eenmalig",
				paintedCustomColour: "eigen kleur Painted, per bestelling",
				deliveryNear: "bezorging binnen {nearDeliveryKm} km",
				deliveryFar: "bezorging verder weg",
			} satisfies Record<FixedPayment, string>,
			quotedLine: "fronten en werkbladen",
			quotedAmount: "offerte",
			off: "Gaat van je factuur af",
			minus: "min",
			total: "Vaste kosten samen",
			deducted: "Daarvan gaat van je factuur af",
			remaining: "Komt boven op je fronten en werkbladen",
			remainingAlone: "Dit betaal je in totaal",
			quoted: {
				fromMinimum:
					"Fronten en werkbladen zitten niet in deze som. Daarvoor maken we een offerte, en een bestelling is minimaal {minimumOrder}.",
				belowMinimum:
					"De fronten of werkbladen die je bijbestelt, zitten niet in deze som. Daarvoor maken we een offerte.",
				nothing:
					"Je bestelt niets, dus er is geen factuur waar iets van af gaat. Daarom staan hier ook geen fronten en werkbladen.",
			},
		},
		share: "Link naar deze berekening",
		copied: "De link is gekopieerd.",
		print: "Print deze pagina",
		next: [
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Lees hoe we werken", to: "page:how-we-work" },
		] satisfies Action[],
	},
	actions: [
		{ label: "Reken je plan door", to: "page:prices#cost-guide" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
