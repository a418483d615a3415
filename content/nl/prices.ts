import type { Field, Plan } from "../../facts/costs/cost-guide.ts";
import type { FixedPayment } from "../../facts/costs/journey.ts";
import type { PriceKey } from "../../facts/costs/prices.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Prijzen en vaste kosten van je keuken",
	description:
		"Wat een ontwerp, een samplebox, een eigen kleur en de bezorging kosten, wat er van je factuur af gaat, en één bestelling helemaal uitgerekend.",
	heading: "Reken er maar op",
	lead: "De prijs in je offerte is de prijs. Afdingen helpt niet. Fronten en werkbladen rekenen we uit voor jouw keuken. Wat voor iedereen gelijk is, staat hier.",
	opening: {
		heading: "Waar de prijs van afhangt",
		body: [
			"Eén kast met drie lades heeft drie fronten, dezelfde kast met een deur één. Daarom hangt de prijs van een keuken vooral af van hoeveel fronten je kiest, in welk materiaal, en van het werkblad.",
			"Hieronder: één bestelling helemaal uitgerekend, wat een keuken duurder of goedkoper maakt, de prijslijst, en een [kostenwijzer](page:prices#cost-guide) voor je eigen plan.",
			"De meeste keukens komen uit tussen {kitchenPriceFrom} en {kitchenPriceTo}, fronten en werkblad samen.",
			"Alle bedragen zijn inclusief {vatPercent} procent btw.",
		],
	},
	example: {
		heading: "Eén bestelling, tot op de euro",
		text: "Stel: je bestelt één samplebox, laat een ontwerp maken en bestelt daarna fronten en een werkblad voor precies het minimum. Je woont binnen {nearDeliveryKm} km van Amsterdam.",
		rows: {
			sampleBox: { name: "Samplebox", note: "Om te beginnen." },
			designDeposit: { name: "Aanbetaling voor het 3D-ontwerp", note: "Vóór het ontwerp." },
			invoice: {
				name: "De factuur",
				note: "{minimumOrder} voor fronten en werkblad, min je aanbetaling en je samplebox. Een deel vóór de productie, de rest vóór de levering.",
			},
			deliveryNear: { name: "Bezorging", note: "Vóór de levering." },
			total: {
				name: "Alles bij elkaar",
				note: "{minimumOrder} voor fronten en werkblad, {deliveryNear} voor de bezorging. Meer betaal je ons niet.",
			},
		},
		notes: [
			"De kasten betaal je apart, aan IKEA of KVIK.",
			"Het deel vóór de productie is ten minste {downPaymentPercent} procent.",
			"Een kennismaking kost {firstMeetingPrice}.",
		],
	},
	differences: {
		dearer: {
			heading: "Wat het duurder maakt",
			items: [
				"Veel lades: elke la is een front.",
				"Een eigen kleur: {catchCustomColour} voor Catch, {paintedCustomColour} per bestelling voor een ander ontwerp.",
				"Een tweede aanpassing van het ontwerp: {extraRevision}.",
				"Achteraf nog een paar fronten: onder {minimumOrder} komt er {smallReorder} bij.",
				"Een hoek, een spoelbak of een kookplaat in een stenen blad: elk gat is zaagwerk.",
			],
		},
		cheaper: {
			heading: "Wat het goedkoper maakt",
			items: [
				"Je kasten houden. Dan betaal je alleen de buitenkant.",
				"Brede kasten in plaats van smalle: minder fronten voor dezelfde muur.",
				"Een kleur die er al is, in plaats van een eigen kleur.",
				"Alles in één keer bestellen.",
				"Zelf ophalen in Lijnden: dat scheelt {deliveryNear} of {deliveryFar}.",
			],
		},
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
				note: "Aanbetaling. Gaat van je factuur af.",
			},
			designOnly: {
				name: "Alleen advies met een 3D-tekening",
				note: "Bestel je niets, dan is de aanbetaling de prijs van het ontwerp.",
			},
			extraRevision: { name: "Elke volgende aanpassing", note: "Na de eerste, per keer." },
			minimumOrder: {
				name: "Minimale bestelling",
				note: "Voor een eerste bestelling. Bijbestellen? Zie de regel hieronder.",
			},
			smallReorder: {
				name: "Toeslag op een kleine bijbestelling",
				note: "Voor klanten die voor minder dan {minimumOrder} bijbestellen.",
			},
			catchCustomColour: {
				name: "Catch in een eigen kleur",
				note: "**Eén keer**, in welk materiaal ook. Bij een bijbestelling in dezelfde kleur betaal je dit niet opnieuw.",
			},
			paintedCustomColour: {
				name: "Elk ander ontwerp in een eigen kleur",
				note: "**Per bestelling**, in Painted. Bij een bijbestelling in dezelfde kleur betaal je dit opnieuw.",
			},
			deliveryNear: { name: "Binnen {nearDeliveryKm} km van Amsterdam", note: "Bezorging op de afgesproken dag." },
			deliveryFar: { name: "Verder dan {nearDeliveryKm} km", note: "Onder dezelfde voorwaarden." },
			tilePerSquareMetre: {
				name: "Tegels van Palet",
				note: "Per m², vanaf {paletMin} m². De levertijd is op zijn kortst {paletWeeks} weken.",
			},
		} satisfies Record<PriceKey, { name: string; note: string }>,
		meeting: { name: "Kennismaking", note: "In Amsterdam of Rotterdam.", amount: "vrijblijvend" },
		firstRevision: {
			name: "Eerste aanpassing",
			note: "Van het ontwerp dat we voor je hebben getekend.",
			amount: "inbegrepen",
		},
		quoted: { name: "Fronten en werkbladen", note: "Berekend voor jouw keuken.", amount: "offerte" },
		deliveryText: [
			"Er komt één chauffeur, die op de begane grond levert. Naar boven dragen en monteren doe je zelf of laat je doen.",
			"We bezorgen in {deliveryArea}.",
		],
		pickUp: { name: "Ophalen in Lijnden", note: "Bij ons magazijn, zonder bezorgkosten.", amount: "op afspraak" },
		samples: { label: "Kies een samplebox", to: "page:samples" } satisfies Action,
		tiles: { label: "Meer over Palet", to: "page:palet" } satisfies Action,
	},
	colours: {
		heading: "Eigen kleur: twee tarieven",
		text: "Voor Catch betaal je één keer, voor elk ander ontwerp per bestelling. Een kleur van Farrow & Ball of Little Greene telt als eigen kleur.",
		orders: ["1e bestelling", "2e bestelling", "3e bestelling"],
	},
	terms: {
		warranty: {
			heading: "{warrantyYears} jaar garantie",
			text: "Op de fronten en op de werkbladen.",
		},
		payment: {
			heading: "Betalen in delen",
			text: "De productie begint zodra de factuur ten minste voor een deel betaald is. De rest betaal je vóór de levering.",
		},
	},
	guide: {
		heading: "De kostenwijzer",
		text: "Kies wat je van plan bent. Je ziet de vaste kosten, in welke stap je ze betaalt en wat er van je factuur af gaat.",
		fields: {
			design: {
				legend: "Wat laat je ontwerpen?",
				options: {
					plan: "Een keuken die ik ook bestel",
					drawing: "Alleen een 3D-tekening",
					none: "Niets, ik heb al een ontwerp",
				} satisfies Record<Plan["design"], string>,
			},
			revisions: { legend: "Hoe vaak passen we het ontwerp aan?", hint: "Voor één keer betaal je niets extra's." },
			colour: {
				legend: "Wil je een eigen kleur?",
				options: {
					none: "Nee",
					catch: "Ja, voor Catch",
					painted: "Ja, voor een ander ontwerp in Painted",
					both: "Ja, voor allebei",
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
		unread: "Een deel van deze link konden we niet lezen. Daar staat nu de gewone keuze:",
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
			heading: "Jouw plan, opgeteld",
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
				paintedCustomColour: "eigen kleur ander ontwerp, per bestelling",
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
				fromMinimum: "Fronten en werkbladen komen hier nog bij: die staan in je offerte, vanaf {minimumOrder}.",
				belowMinimum: "De fronten of werkbladen die je bijbestelt, komen hier nog bij. Die staan in je offerte.",
				nothing: "Je bestelt niets, dus er is ook geen factuur waar iets van af gaat.",
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
