import type { Action, PageContent } from "../page-content.ts";

type Question = { question: string; answer: string[] };
type Group = { heading: string; questions: Record<string, Question> };

/** Every key of a group or question is also its anchor: page:faq#faktum. */
const groups = {
	buying: {
		heading: "Kopen",
		questions: {
			"first-step": {
				question: "Hoe begin ik?",
				answer: [
					"Met een [kennismaking](link:bookDiscovery) in Amsterdam of Rotterdam. Je stelt vragen, ziet wat er kan en zit nergens aan vast. Pas daarna beslis je of je een ontwerp wilt.",
					"Het gesprek duurt ongeveer {firstMeetingMinutes} minuten.",
					"Het kost {firstMeetingPrice}.",
				],
			},
			"who-sells-cabinets": {
				question: "Verkopen jullie ook de kasten?",
				answer: [
					"Nee, die bestel je bij IKEA of KVIK, na ons laatste gesprek en op afspraak. Van ons komen de fronten, de werkbladen, de spoelbakken en de kranen.",
				],
			},
			"only-fronts": {
				question: "Mijn kasten staan er al. Kan ik alleen fronten bestellen?",
				answer: ["Ja. We ontwerpen dan alleen de buitenkant. Het minimum van {minimumOrder} blijft gelden."],
			},
			"order-online": {
				question: "Kan ik mijn keuken online bestellen?",
				answer: [
					"Een keuken niet: daar gaan een ontwerp en een laatste gesprek aan vooraf. Een [samplebox](page:samples) kun je wel bestellen zonder iemand te spreken.",
				],
			},
			"production-start": {
				question: "Wanneer beginnen jullie met mijn fronten?",
				answer: [
					"Zodra de factuur ten minste voor een deel is betaald. De hele volgorde staat bij onze [werkwijze](page:how-we-work).",
				],
			},
		},
	},
	design: {
		heading: "Ontwerp",
		questions: {
			"design-deposit": {
				question: "Waarvoor is de aanbetaling?",
				answer: [
					"Voor je ontwerp in 3D. Je betaalt {designDeposit} voordat we gaan tekenen. Bestel je, dan gaat dat van je factuur af. Bestel je niet, dan is het de prijs van het ontwerp.",
				],
			},
			"design-only": {
				question: "Kan ik een ontwerp krijgen zonder te bestellen?",
				answer: [
					"Ja. Een ontwerpadvies met een 3D-tekening en verder niets kost {designOnly}: hetzelfde bedrag als de aanbetaling.",
				],
			},
			revisions: {
				question: "Kan het ontwerp nog veranderen?",
				answer: ["Ja. De eerste aanpassing is inbegrepen, elke volgende kost {extraRevision}."],
			},
			withdrawing: {
				question: "Mag ik me bedenken als het ontwerp er ligt?",
				answer: [
					"Ja. Tot je bestelt, zit je nergens aan vast. De aanbetaling is dan de prijs van het ontwerp.",
					"{cancelling}",
				],
			},
			"what-to-bring": {
				question: "Wat neem ik mee naar het gesprek?",
				answer: [
					"De maten van de ruimte, foto's van wat er nu staat en plaatjes van wat je mooi vindt. Van kasten die blijven: merk en model. Per gesprek staat het bij onze [werkwijze](page:how-we-work#meetings).",
				],
			},
		},
	},
	costs: {
		heading: "Kosten",
		questions: {
			"kitchen-price": {
				question: "Wat kost een keuken bij jullie?",
				answer: [
					"Een bestelling is minstens {minimumOrder}. Daarboven tellen vooral het aantal fronten, het materiaal en het werkblad. [Eén bestelling is helemaal uitgerekend](page:prices#example), en je leest er wat een keuken duurder of goedkoper maakt.",
					"De meeste keukens komen uit tussen {kitchenPriceFrom} en {kitchenPriceTo}.",
				],
			},
			"minimum-order": {
				question: "Is er een minimumbedrag?",
				answer: ["Ja. Onder {minimumOrder} gaat een bestelling niet in productie."],
			},
			reorder: {
				question: "Ik ben al klant en heb nog één front nodig. Kan dat?",
				answer: [
					"Ja. Voor klanten geldt het minimum niet. Onder {minimumOrder} komt er wel een toeslag van {smallReorder} bij.",
				],
			},
			negotiating: {
				question: "Kan er iets van de prijs af?",
				answer: ["Nee. De prijs in je offerte is de prijs."],
			},
			"when-to-pay": {
				question: "Wanneer moet ik betalen?",
				answer: [
					"In drie keer. Vóór het ontwerp de aanbetaling, vóór de productie ten minste een deel van de factuur, en vóór de levering de rest.",
					"Dat deel is ten minste {downPaymentPercent} procent.",
				],
			},
			"custom-colour": {
				question: "Wat kost een kleur die ik zelf kies?",
				answer: [
					"**Catch** in een eigen kleur: {catchCustomColour}, één keer, in welk materiaal ook. **Elk ander ontwerp** in Painted: {paintedCustomColour} per bestelling. Een kleur van Farrow & Ball of Little Greene telt als eigen kleur.",
				],
			},
		},
	},
	fronts: {
		heading: "Fronten en materialen",
		questions: {
			designs: {
				question: "Welke frontontwerpen zijn er?",
				answer: [
					"[Own](page:own), [Catch](page:catch), [Flush](page:flush), [Pull](page:pull), [Framed](page:framed) en [Barre](page:barre). Op de [frontenpagina](page:fronts) staan ze naast elkaar.",
				],
			},
			materials: {
				question: "Waar zijn de fronten van gemaakt?",
				answer: [
					"Van Fenix, Melatop, hout, Raw MDF of multiplex, of ze zijn geverfd. Wat dat allemaal is, lees je bij de [materialen](page:materials).",
					"Een front is {frontThicknessMm} mm dik.",
				],
			},
			"paint-brands": {
				question: "Kan ik een kleur van Farrow & Ball krijgen?",
				answer: [
					"Ja, op onze Painted-fronten, en een kleur van Little Greene ook. Lees [alles over verf](page:farrow-and-ball).",
				],
			},
			"made-where": {
				question: "Waar komen de fronten vandaan?",
				answer: ["Uit Nederland. Alle {frontDesigns:word} de ontwerpen worden hier gemaakt."],
			},
			warranty: {
				question: "Krijg ik garantie?",
				answer: ["Ja, {warrantyYears} jaar, op de fronten en op de werkbladen.", "{warrantyCovers}"],
			},
			"true-colour": {
				question: "Is de kleur in het echt zoals op mijn scherm?",
				answer: [
					"Ongeveer, en ongeveer is bij een keuken te weinig. Elk scherm maakt er iets anders van. Vertrouw op een sample in je eigen huis of op de fronten in de studio.",
				],
			},
		},
	},
	worktops: {
		heading: "Blad, bak en kraan",
		questions: {
			"worktop-materials": {
				question: "Uit welke werkbladen kan ik kiezen?",
				answer: [
					"Uit {worktops:word} soorten: marmercomposiet, roestvrij staal, marmer en Fenix. [Zo verschillen ze](page:worktops).",
				],
			},
			"marble-composite": {
				question: "Wat is marmercomposiet?",
				answer: [
					"Vooral marmer: {marbleMin} tot {marbleMax} procent. De overige {epoxyMin} tot {epoxyMax} procent is epoxy, die het geheel bij elkaar houdt. De dunste plaat is {marbleCompositeMm} mm.",
				],
			},
			"steel-thickness": {
				question: "Hoe dik is een blad van roestvrij staal?",
				answer: ["{steelSolidMm} mm massief, {steelStackedMm} mm gestapeld of {steelSetMm} mm gezet."],
			},
			"worktop-measuring": {
				question: "Wanneer wordt het werkblad ingemeten?",
				answer: [
					"Een blad van steen wordt ingemeten als de kasten staan en waterpas zijn: steen geeft niet mee en muren zijn zelden recht. Een stenen blad komt dus altijd na de kasten.",
					"{worktopMeasuring}",
				],
			},
			sinks: {
				question: "Kan de spoelbak ook een kleur hebben?",
				answer: [
					"Je kiest uit roestvrij staal, messing en zwart. We leveren er ook [kranen en kokendwaterkranen](page:faucets-sinks) bij.",
				],
			},
		},
	},
	cabinets: {
		heading: "Kasten, ook Faktum",
		questions: {
			"which-cabinets": {
				question: "Op welke kasten passen de fronten?",
				answer: [
					"Op Metod en Faktum van IKEA, en op Bordo en Senti van KVIK. De [kastencheck](page:faq#fit) zegt het met één tik.",
				],
			},
			faktum: {
				question: "Ik heb nog een Faktum-keuken. Kan ik bij jullie terecht?",
				answer: [
					"Ja. IKEA maakt Faktum niet meer, maar wij maken er wel fronten voor. Je houdt de kasten en vervangt alleen wat je ziet. [Zo gaat dat](page:kitchen-fronts#faktum).",
				],
			},
			"faktum-or-metod": {
				question: "Hoe weet ik of ik Faktum of Metod heb?",
				answer: [
					"Pak een rolmaat en meet een gewone onderkast, zonder poten en zonder blad. Een romp van {metodBaseCm} cm hoog is Metod, een van {faktumBaseCm} cm vrijwel zeker Faktum. Een [foto](ask:cabinets) helpt ook.",
				],
			},
			"faktum-next-to-metod": {
				question: "Kan ik een front voor Metod op een Faktum-kast hangen?",
				answer: [
					"Nee, de maten zijn anders. Zeg er altijd bij welk systeem je hebt, zeker als er van allebei iets staat.",
				],
			},
			"other-kvik": {
				question: "Ik heb KVIK, maar geen Bordo of Senti. Wat nu?",
				answer: [
					"Van Bordo en Senti weten we het zeker. Van een andere serie bekijken we het aan de hand van [merk, model en een foto](ask:cabinets).",
					"{otherKvik}",
				],
			},
		},
	},
	delivery: {
		heading: "Levering en montage",
		questions: {
			"lead-time": {
				question: "Hoe lang moet ik wachten?",
				answer: [
					"{leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het materiaal.",
					"Je telt vanaf {leadTimeFrom}.",
				],
			},
			"delivery-cost": {
				question: "Wat kost de bezorging?",
				answer: [
					"{deliveryNear} binnen {nearDeliveryKm} km van Amsterdam, {deliveryFar} daarbuiten.",
					"We bezorgen in {deliveryArea}.",
				],
			},
			upstairs: {
				question: "Brengen jullie alles naar boven?",
				answer: [
					"Nee, we leveren op de begane grond en de chauffeur komt alleen. Woon je hoger, regel dan iemand die meetilt.",
				],
			},
			"pick-up": {
				question: "Mag ik het zelf ophalen?",
				answer: ["Ja, bij het magazijn in Lijnden, op afspraak. Dan betaal je geen bezorgkosten."],
			},
			installing: {
				question: "Wie hangt de fronten op?",
				answer: [
					"Jij, of iemand die je inhuurt. Wij ontwerpen en leveren, maar we monteren niet. Ook geen werkbladen en kranen.",
				],
			},
		},
	},
	studios: {
		heading: "Studio's en samples",
		questions: {
			"which-studio": {
				question: "Naar welke studio moet ik?",
				answer: [
					"Naar de dichtstbijzijnde. Amsterdam is ongeveer {amsterdamSize} m² groot en Rotterdam {rotterdamSize} m². De openingstijden staan bij [contact](page:contact#studios).",
				],
			},
			"evening-visit": {
				question: "Kan ik ook 's avonds of in het weekend komen?",
				answer: [
					"In Amsterdam wel: op donderdagavond op afspraak, en op de eerste zaterdag van de maand. Rotterdam is in het weekend dicht.",
				],
			},
			"sample-price": {
				question: "Wat kost het om materialen thuis te bekijken?",
				answer: ["{sampleBox} per samplebox, verzending inbegrepen. Dat bedrag gaat van een latere aankoop af."],
			},
			"sample-boxes": {
				question: "Welke sampleboxen hebben jullie?",
				answer: [
					"[Hout](link:samplesWood), [Fenix](link:samplesFenix), [Melatop](link:samplesMelatop) en [Painted + raw](link:samplesPainted).",
				],
			},
			"full-size": {
				question: "Waar zie ik de materialen in het groot?",
				answer: [
					"In de studio, in Amsterdam of Rotterdam. In de [mixer](page:mixer) zie je ze op een keuken, maar een scherm blijft een scherm.",
				],
			},
		},
	},
	jobs: {
		heading: "Werken bij ons",
		questions: {
			"open-jobs": {
				question: "Zoeken jullie mensen?",
				answer: ["Bij de [vacatures](page:jobs) staat van elke functie of er nu plek is."],
			},
			"warehouse-hours": {
				question: "Hoeveel uur werk je in het magazijn?",
				answer: [
					"{warehouseHoursMin} tot {warehouseHoursMax} uur per week. Meer over [het werk in Lijnden](page:warehouse).",
				],
			},
			"open-application": {
				question: "Mijn functie staat er niet tussen. Mag ik toch schrijven?",
				answer: ["Graag. Stuur een [open sollicitatie](page:jobs#apply)"],
			},
		},
	},
} satisfies Record<string, Group>;

export default {
	title: "Veelgestelde vragen over onze fronten",
	description:
		"Antwoord op vragen over IKEA- en KVIK-kasten, levertijd, bezorging, garantie, montage, samples en de vaste kosten van een keuken.",
	heading: "Ja, nee en dat hangt ervan af",
	lead: "Wat je wilt weten voordat je bestelt.",
	opening: {
		heading: "Eerst de korte antwoorden",
		body: [
			"Onze fronten passen op IKEA Metod en Faktum, en op KVIK Bordo en Senti. Er zit {warrantyYears} jaar garantie op.",
			"We monteren niet en we onderhandelen niet. Een bestelling begint bij {minimumOrder}.",
			"De levertijd is {leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het [materiaal](page:materials).",
		],
	},
	verdicts: { yes: "Ja", no: "Nee", depends: "Tja" },
	search: {
		label: "Zoek in de vragen en antwoorden",
		example: "levertijd, Faktum, marmer",
		button: "Zoek",
		one: "vraag gevonden",
		many: "vragen gevonden",
		all: "vragen en antwoorden",
		subjects: "Onderwerpen",
		anchor: "Link naar deze vraag",
		nothing: {
			heading: "Die hadden we nog niet",
			text: "Probeer een korter woord, of stel je vraag aan een mens.",
			reset: "Toon alle vragen",
			action: { label: "Stel je vraag", to: "ask:question" } satisfies Action,
		},
	},
	groups,
	closing: {
		heading: "Nog iets?",
		text: "Sommige vragen zijn sneller gesteld dan gezocht. Zet erbij welke kasten je hebt.",
	},
	actions: [
		{ label: "Stel je vraag", to: "ask:question" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de prijzen", to: "page:prices" },
	],
} satisfies PageContent & Record<string, unknown>;
