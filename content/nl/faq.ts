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
					"Met een [kennismaking](link:bookDiscovery) in Amsterdam of Rotterdam. Dat gesprek is bedoeld om je te oriënteren en verplicht je nergens toe. Pas daarna beslis je of je een ontwerp wilt.",
				],
			},
			"who-sells-cabinets": {
				question: "Verkopen jullie ook de kasten?",
				answer: [
					"Nee, die koop je bij IKEA of KVIK. Na ons laatste gesprek maak je daar een afspraak om ze te bestellen. Van ons komen de fronten, de werkbladen, de spoelbakken en de kranen.",
				],
			},
			"only-fronts": {
				question: "Kan ik alleen fronten bestellen?",
				answer: [
					"Dat kan, bijvoorbeeld als je kasten al staan. Wel moet de bestelling als geheel het minimum van {minimumOrder} halen.",
				],
			},
			"order-online": {
				question: "Kan ik mijn keuken online bestellen?",
				answer: [
					"Een keuken niet: daar gaan een ontwerp en een laatste gesprek aan vooraf. Een [samplebox](page:samples) kun je wel bestellen zonder iemand te spreken.",
				],
			},
			"production-start": {
				question: "Wanneer gaan jullie produceren?",
				answer: [
					"Zodra de factuur ten minste voor een deel is betaald. Hoe de stappen op elkaar volgen, lees je bij onze [werkwijze](page:how-we-work).",
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
					"Voor je ontwerp in 3D. Je betaalt {designDeposit} voordat we gaan tekenen. Bestel je daarna, dan halen we dat bedrag van de eindfactuur af.",
				],
			},
			"design-only": {
				question: "Kan ik een ontwerp krijgen zonder te bestellen?",
				answer: ["Ja. Een ontwerpadvies met een 3D-tekening en verder niets kost {designOnly}."],
			},
			revisions: {
				question: "Mag ik me bedenken als het ontwerp er ligt?",
				answer: [
					"Ja. De eerste aanpassing van het ontwerp is bij de prijs inbegrepen. Voor elke aanpassing daarna rekenen we {extraRevision}.",
				],
			},
			"what-to-bring": {
				question: "Wat neem ik mee naar het gesprek?",
				answer: [
					"De maten van de ruimte, foto's van wat er nu staat en plaatjes van wat je mooi vindt. Heb je kasten die blijven, schrijf dan merk en model op. Ook handig: een stukje van de vloer of de kleur van de muur.",
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
					"Dat staat in je offerte. Het hangt af van het aantal fronten, het materiaal en het werkblad. De bedragen die voor iedereen gelijk zijn, vind je bij de [prijzen](page:prices).",
				],
			},
			"minimum-order": {
				question: "Is er een minimumbedrag?",
				answer: ["Ja. Onder {minimumOrder} gaat een bestelling niet in productie."],
			},
			reorder: {
				question: "Ik ben al klant en heb nog één front nodig. Kan dat?",
				answer: [
					"Zeker. Voor bestaande klanten geldt het minimum niet. Op zo'n kleine bijbestelling komt een toeslag van {smallReorder}.",
				],
			},
			negotiating: {
				question: "Kan er iets van de prijs af?",
				answer: ["Nee. Iedereen betaalt bij ons dezelfde vaste prijs, en daar onderhandelen we niet over."],
			},
			"when-to-pay": {
				question: "Wanneer moet ik betalen?",
				answer: [
					"Op drie momenten. Vóór het ontwerp doe je de aanbetaling. Vóór de productie betaal je de factuur, helemaal of voor een deel. Wat er dan nog openstaat, betaal je voordat we leveren.",
				],
			},
			"custom-colour": {
				question: "Wat kost een kleur die ik zelf kies?",
				answer: [
					"Er zijn twee tarieven, want het zijn twee producten. Voor **Painted** is het {paintedCustomColour} bij elke bestelling. Voor **Catch** is het {catchCustomColour}, en dat betaal je één keer.",
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
					"Van Fenix, Melatop, hout, Raw MDF of multiplex, of ze zijn geverfd. Welke kleuren daarbij horen, zie je bij de [materialen](page:materials).",
				],
			},
			"paint-brands": {
				question: "Kan ik een kleur van Farrow and Ball krijgen?",
				answer: [
					"Ja, op onze Painted-fronten. Een kleur van Little Greene kan ook. Er is een [aparte pagina](page:farrow-and-ball) over.",
				],
			},
			"made-where": {
				question: "Waar komen de fronten vandaan?",
				answer: ["Uit Nederland. Alle {frontDesigns:word} de ontwerpen worden hier gemaakt."],
			},
			warranty: {
				question: "Krijg ik garantie?",
				answer: ["Ja, {warrantyYears:word} jaar. Dat geldt voor de fronten en voor de werkbladen."],
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
					"Uit {worktops:word} soorten: marmercomposiet, roestvrij staal, marmer en Fenix. Op de pagina met [werkbladen](page:worktops) lees je waarin ze verschillen.",
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
				answer: ["{steelSolidMm} mm als het massief is, {steelStackedMm} mm gestapeld en {steelSetMm} mm gezet."],
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
					"Op Metod en Faktum van IKEA, en op Bordo en Senti van KVIK. Met de [kastencheck](page:faq#fit) weet je met één tik waar je aan toe bent.",
				],
			},
			faktum: {
				question: "Ik heb nog een Faktum-keuken. Kan ik bij jullie terecht?",
				answer: [
					"Ja. IKEA maakt Faktum niet meer, maar wij maken er wel fronten voor. Je houdt de kasten en vervangt alleen wat je ziet. Hoe dat gaat, lees je op de pagina over [keukenfronten](page:kitchen-fronts#faktum).",
				],
			},
			"faktum-or-metod": {
				question: "Hoe weet ik of ik Faktum of Metod heb?",
				answer: [
					"Pak een rolmaat en meet een gewone onderkast, zonder poten en zonder blad. Is de romp {metodBaseCm} cm hoog, dan is het Metod. Is hij {faktumBaseCm} cm, dan heb je vrijwel zeker Faktum. Twijfel je, [stuur ons een foto](mail:otherCabinets).",
				],
			},
			"faktum-next-to-metod": {
				question: "Kan ik een front voor Metod op een Faktum-kast hangen?",
				answer: [
					"Nee, de maten zijn anders. Zeg er dus altijd bij welk systeem je hebt, zeker als er in je keuken van allebei iets staat.",
				],
			},
			"other-kvik": {
				question: "Ik heb KVIK, maar geen Bordo of Senti. Wat nu?",
				answer: [
					"[Vraag het ons](mail:otherCabinets) en noem het model. Van Bordo en Senti weten we het zeker, de andere bekijken we per model.",
				],
			},
		},
	},
	delivery: {
		heading: "Levering en montage",
		questions: {
			"lead-time": {
				question: "Hoe lang moet ik wachten?",
				answer: ["Tussen de {leadTimeMin} en {leadTimeMax} weken. Hoe lang precies, hangt af van het materiaal."],
			},
			"delivery-cost": {
				question: "Wat kost de bezorging?",
				answer: ["Tot {nearDeliveryKm} km van Amsterdam {deliveryNear}. Woon je verder weg, dan {deliveryFar}."],
			},
			upstairs: {
				question: "Brengen jullie alles naar boven?",
				answer: [
					"Nee, de levering gaat tot en met de begane grond. Er komt één chauffeur. Woon je hoger, regel dan iemand die meetilt.",
				],
			},
			"pick-up": {
				question: "Mag ik het zelf ophalen?",
				answer: [
					"Ja, bij het magazijn in Lijnden. Maak eerst een afspraak, want zonder afspraak staat er niets klaar.",
				],
			},
			installing: {
				question: "Wie hangt de fronten op?",
				answer: [
					"Jij, of iemand die je daarvoor vraagt. Wij ontwerpen en leveren, maar we monteren niet. Dat geldt ook voor werkbladen en kranen.",
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
					"Naar de dichtstbijzijnde. Amsterdam is ongeveer {amsterdamSize} m² groot en Rotterdam {rotterdamSize} m². De openingstijden van allebei staan bij [contact](page:contact).",
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
				answer: [
					"{sampleBox} per samplebox. De verzending zit daarbij in. Bij een latere aankoop gaat het bedrag eraf.",
				],
			},
			"sample-boxes": {
				question: "Welke sampleboxen hebben jullie?",
				answer: [
					"[Hout](link:samplesWood), [Fenix](link:samplesFenix), [Melatop](link:samplesMelatop) en [Painted en raw](link:samplesPainted).",
				],
			},
		},
	},
	jobs: {
		heading: "Werken bij ons",
		questions: {
			"open-jobs": {
				question: "Zoeken jullie mensen?",
				answer: ["Bij de [vacatures](page:jobs) zie je van elke functie of je er nu op kunt reageren."],
			},
			"warehouse-hours": {
				question: "Hoeveel uur werk je in het magazijn?",
				answer: [
					"Dat spreken we af: van {warehouseHoursMin} tot {warehouseHoursMax} uur per week. Lees meer over [het werk in Lijnden](page:warehouse).",
				],
			},
			"open-application": {
				question: "Mijn functie staat er niet tussen. Mag ik toch schrijven?",
				answer: ["Graag. Stuur een [open sollicitatie](mail:openApplication) per mail."],
			},
		},
	},
} satisfies Record<string, Group>;

export default {
	title: "Veelgestelde vragen over onze fronten",
	description:
		"Antwoord op vragen over IKEA- en KVIK-kasten, levertijd, bezorging, garantie, montage en de prijzen van onze fronten en werkbladen.",
	heading: "Ja, nee en dat hangt ervan af",
	lead: "Wat mensen ons vragen voordat ze bestellen, met het antwoord erbij.",
	opening: {
		heading: "Eerst de korte antwoorden",
		body: [
			"We maken fronten voor IKEA Metod en voor de voorganger daarvan, Faktum. KVIK Bordo en Senti kunnen ook. En er zit garantie op: {warrantyYears:word} jaar.",
			"We monteren niet en we onderhandelen niet. Een eerste bestelling onder {minimumOrder} nemen we niet aan.",
			"De levertijd is {leadTimeMin} tot {leadTimeMax} weken: het ene [materiaal](page:materials) vraagt meer tijd dan het andere.",
		],
	},
	verdicts: { yes: "Ja", no: "Nee", depends: "Tja" },
	search: {
		label: "Zoek in de vragen en antwoorden",
		example: "levertijd, Faktum, marmer",
		button: "Zoek",
		one: "vraag gevonden",
		many: "vragen gevonden",
		all: "vragen, allemaal met antwoord",
		subjects: "Onderwerpen",
		anchor: "Link naar deze vraag",
		nothing: {
			heading: "Die hadden we nog niet",
			text: "Probeer een korter woord, of stel je vraag aan een mens. Wie weet staat hij hier de volgende keer wel.",
			reset: "Toon alle vragen",
			action: { label: "Mail je vraag", to: "mail:unansweredQuestion" } satisfies Action,
		},
	},
	groups,
	closing: {
		heading: "Nog iets?",
		text: "Sommige vragen zijn sneller gesteld dan gezocht. Mail de jouwe en zet erbij welke kasten je hebt, of kom ermee langs.",
	},
	actions: [
		{ label: "Mail je vraag", to: "mail:unansweredQuestion" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de prijzen", to: "page:prices" },
	],
} satisfies PageContent & Record<string, unknown>;
