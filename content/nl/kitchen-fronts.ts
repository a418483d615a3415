import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Keukenfronten voor je IKEA-keuken",
	description:
		"Nieuwe fronten voor IKEA Metod en Faktum en voor KVIK Bordo en Senti. In {frontDesigns:word} ontwerpen, met {warrantyYears:word} jaar garantie.",
	heading: "Een nieuw gezicht voor je IKEA-keuken",
	lead: "Je IKEA-keuken houden en alleen de fronten vervangen? Kan. Wij maken ze voor Metod én voor Faktum, in {frontDesigns:word} ontwerpen.",
	before: "Vandaag",
	after: "Straks",
	opening: {
		heading: "De kast is het probleem niet",
		body: [
			"Een keukenkast gaat lang mee. Wat als eerste veroudert, is de voorkant: de folie laat los bij de vaatwasser, het wit wordt geel, of je bent er gewoon op uitgekeken. Wie dan alles sloopt, gooit vooral goede dozen weg.",
			"Met nieuwe fronten blijft de binnenkant van je keuken waar die is. De lades houden hun plek, de pannen ook. Alleen kijk je voortaan naar iets wat je zelf hebt gekozen: [Fenix](page:fenix), [hout](page:wooden-fronts) of [verf](page:farrow-and-ball).",
		],
	},
	routes: {
		heading: "Drie manieren om te beginnen",
		items: [
			{
				name: "Kasten houden",
				text: "Je keuken staat er al en de kasten deugen nog. Dan ontwerpen we alleen de buitenkant: fronten, en als je wilt een ander werkblad.",
				action: { label: "Bekijk de werkbladen", to: "page:worktops" } satisfies Action,
			},
			{
				name: "Opnieuw beginnen",
				text: "Je hebt een lege ruimte of een verbouwing voor de boeg. We tekenen de hele keuken in 3D, en daarna bestel je de kasten op afspraak bij IKEA of KVIK.",
				action: { label: "Lees onze werkwijze", to: "page:how-we-work" } satisfies Action,
			},
			{
				name: "Iets bijbestellen",
				text: "Je bent al klant en er komt een kast bij. Een kleine bijbestelling kan, met {smallReorder} toeslag.",
				action: { label: "Bekijk de prijzen", to: "page:prices" } satisfies Action,
			},
		],
	},
	faktum: {
		heading: "Faktum: uit de winkel, niet uit je huis",
		body: [
			"Faktum was het keukensysteem van IKEA voordat Metod kwam. In heel wat huizen staat het nog, en de kasten zijn vaak nog prima. Maar wie er een deur voor zoekt, vindt bij IKEA alleen Metod, en dat heeft andere maten.",
			"Een onderkast van Faktum is {faktumBaseCm} cm hoog, die van Metod {metodBaseCm}. Een front voor de ene past nooit op de andere. Wij maken fronten voor allebei, als je er maar bij zegt welk systeem je hebt.",
			"Verder gaat het zoals bij elke andere keuken: je kiest een ontwerp en een materiaal, en je ziet het in 3D voordat je bestelt. Foto's van de kasten, open en dicht, schelen een hoop praten.",
		],
		action: { label: "Plan een kennismaking over Faktum", to: "link:bookDiscovery" } satisfies Action,
	},
	designs: {
		heading: "Welk front hangt er straks?",
		shorts: {
			own: "Voor de knoppen die je al had",
			catch: "Voor vingers die houvast zoeken",
			flush: "Voor wie rust wil zien",
			pull: "Voor wie nooit wil misgrijpen",
			framed: "Voor liefhebbers van een lijst",
			barre: "Voor strepen in de zon",
		} satisfies Record<FrontDesign, string>,
	},
	measuring: {
		heading: "Eerst even tellen",
		text: "Een halfuur met pen en rolmaat scheelt een hoop gissen. Dit hebben we graag op papier:",
		steps: [
			"Het merk en het systeem, of anders de hoogte van een onderkast zonder poten.",
			"Het aantal deuren en het aantal lades, kast voor kast, van links naar rechts.",
			"Van elk front de breedte en de hoogte, in millimeters. Meet het front zelf en niet het gat.",
			"Aan welke kant de scharnieren zitten. Een foto met de deur open zegt genoeg.",
			"Wat er afwijkt: een schuine wand, een leiding, een vaatwasser met een eigen front.",
		],
	},
	terms: {
		heading: "Wat je vooraf wilt weten",
		rows: [
			{
				term: "Past op",
				text: "IKEA Metod en Faktum, KVIK Bordo en Senti.",
			},
			{ term: "Bestellen", text: "Vanaf {minimumOrder}. De prijs in je offerte is de prijs." },
			{ term: "Levertijd", text: "{leadTimeMin} tot {leadTimeMax} weken, afhankelijk van het materiaal." },
			{
				term: "Bezorgen",
				text: "{deliveryNear} binnen {nearDeliveryKm} km van Amsterdam, {deliveryFar} daarbuiten. Op de begane grond.",
			},
			{ term: "Garantie", text: "{warrantyYears} jaar, op fronten en op werkbladen." },
			{ term: "Montage", text: "Die doe je zelf, of je huurt een klusser in." },
			{ term: "Dikte", text: "{frontThicknessMm} mm." },
			{ term: "Scharnieren", text: "{hinges}" },
			{ term: "Boorgaten", text: "{hingeHoles}" },
			{ term: "Plinten en zijpanelen", text: "{plinthsAndPanels}" },
		],
	},
	questions: {
		heading: "Wat mensen met een IKEA-keuken vragen",
		items: [
			{
				question: "Moet alles tegelijk nieuw?",
				answer:
					"Nee. Je kunt nu de onderkasten doen en een ander jaar de bovenkasten. Hout en verf veranderen met de jaren wel van tint, en op een kleine tweede bestelling komt een [toeslag](page:prices#price-list).",
			},
			{
				question: "Kan de vaatwasser meedoen?",
				answer:
					"Een volledig geïntegreerde vaatwasser is ervoor gemaakt: die verdwijnt achter een front van 45 of 60 cm breed. Een vrijstaande blijft een vrijstaande. Neem merk en type mee, want niet elke deur scharniert hetzelfde.",
			},
			{
				question: "Wat doe ik met mijn oude fronten?",
				answer:
					"Voor wat nog netjes is, vind je vaak wel iemand. Zeker bij Faktum, want dat is nieuw niet meer te koop. De rest mag naar de milieustraat.",
			},
			{
				question: "Kan ik boven een ander ontwerp kiezen dan onder?",
				answer:
					"Ja, en het staat vaak beter dan overal hetzelfde. Kies er één die praat en één die luistert. [Vergelijk ze](page:fronts#compare) naast elkaar voordat je beslist.",
			},
			{
				question: "Blijven mijn scharnieren bruikbaar?",
				answer:
					"Sluit de deur nog vanzelf en hangt hij recht, dan is er met het scharnier weinig mis. Maak er een foto van, van dichtbij, dan kijken we mee.",
			},
		],
	},
	closing: {
		heading: "Laat je kasten maar zien",
		text: "Een paar foto's en een paar maten zijn genoeg voor een eerste gesprek. Je zit nergens aan vast.",
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Vergelijk de fronten", to: "page:fronts" },
	],
} satisfies PageContent & Record<string, unknown>;
