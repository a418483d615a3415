import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Keukenfronten voor je IKEA-keuken",
	description:
		"Nieuwe fronten voor IKEA Metod en Faktum en voor KVIK Bordo en Senti. In {frontDesigns:word} ontwerpen, met {warrantyYears:word} jaar garantie.",
	heading: "Een nieuw gezicht voor je IKEA-keuken",
	lead: "Je IKEA-keuken houden en alleen de fronten vervangen? Kan. Wij maken fronten voor Metod én voor Faktum, in {frontDesigns:word} ontwerpen.",
	before: "Vandaag",
	after: "Straks",
	opening: {
		heading: "De kast is het probleem niet",
		body: [
			"Een keukenkast gaat lang mee. Wat als eerste veroudert, is de voorkant: de folie laat los bij de vaatwasser, het wit wordt geel, of je bent er gewoon op uitgekeken. Sloop je dan alles, dan gooi je vooral goede dozen weg.",
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
				text: "Je hebt een lege ruimte of een verbouwing voor de boeg. We tekenen de hele keuken in 3D, en daarna bestel je de kasten op afspraak bij de winkel.",
				action: { label: "Lees onze werkwijze", to: "page:how-we-work" } satisfies Action,
			},
			{
				name: "Iets bijbestellen",
				text: "Je bent al klant en er komt een kast bij. Een kleine bijbestelling kan, met een toeslag van {smallReorder}.",
				action: { label: "Bekijk de prijzen", to: "page:prices" } satisfies Action,
			},
		],
	},
	faktum: {
		heading: "Faktum: uit de winkel, niet uit je huis",
		body: [
			"Faktum was het keukensysteem van IKEA voordat Metod kwam. In heel wat huizen hangt het nog, en de kasten zijn vaak nog prima. Maar wie er een deur voor zoekt, vindt bij IKEA alleen Metod, en dat heeft andere maten.",
			"Een onderkast van Faktum is {faktumBaseCm} cm hoog, een van Metod {metodBaseCm}. Een front voor de een past dus nooit op de ander. Wij maken fronten voor allebei. Zeg er daarom bij welk systeem je hebt, of meet het even na.",
			"Verder gaat het bij Faktum zoals bij elke andere keuken. Je kiest een ontwerp en een materiaal, en je ziet het in 3D voordat je bestelt. Neem foto's mee van de kasten, open en dicht. Dan weten we waar we het over hebben.",
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
			"Het merk en het systeem. Staat het nergens, meet dan de hoogte van een onderkast zonder poten.",
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
				text: "Metod en Faktum van IKEA en Bordo en Senti van KVIK. Heb je iets anders van KVIK, vraag het ons.",
			},
			{ term: "Bestellen", text: "Vanaf {minimumOrder}. De prijzen staan vast." },
			{ term: "Levertijd", text: "{leadTimeMin} tot {leadTimeMax} weken. Het materiaal bepaalt hoeveel." },
			{
				term: "Bezorgen",
				text: "{deliveryNear} tot {nearDeliveryKm} km van Amsterdam en {deliveryFar} daarbuiten, op de begane grond.",
			},
			{ term: "Garantie", text: "Op de fronten en op het blad: {warrantyYears:word} jaar." },
			{ term: "Montage", text: "Die doe je zelf, of je vraagt een klusser. Wij doen het niet." },
		],
	},
	questions: {
		heading: "Wat mensen met een IKEA-keuken vragen",
		items: [
			{
				question: "Moet alles tegelijk nieuw?",
				answer:
					"Nee. Je kunt ook nu de onderkasten doen en een ander jaar de bovenkasten. Reken er wel op dat hout en verf met de jaren van tint veranderen. En is de tweede bestelling klein, dan geldt de toeslag voor bijbestellen.",
			},
			{
				question: "Kan de vaatwasser meedoen?",
				answer:
					"Breng het op tijd ter sprake. Een vaatwasser die achter een front verdwijnt, stelt eigen eisen, en niet elk apparaat scharniert op dezelfde manier. Neem merk en type dus mee naar het ontwerpgesprek.",
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
					"Dat bekijken we per keuken, want scharnieren slijten en er bestaan veel soorten. Zet op de foto's die je meeneemt ook een scharnier van dichtbij.",
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
