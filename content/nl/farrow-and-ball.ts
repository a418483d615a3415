import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Farrow and Ball-fronten voor je IKEA-keuken",
	description:
		"Geverfde keukenfronten voor IKEA Metod en Faktum, in een kleur van Farrow and Ball of Little Greene, of in een eigen kleur. Gemaakt in Nederland.",
	heading: "Farrow and Ball op je IKEA-keuken",
	lead: "Ja, dat kan: onze Painted-fronten voor IKEA-keukens zijn er in kleuren van Farrow and Ball en Little Greene. Een eigen kleur kan ook.",
	drawn: "Zomaar wat groen, blauw en roze: zelf getekend, niet uit een kleurenwaaier.",
	opening: {
		heading: "In de kleur van de muur, of juist niet",
		body: [
			"Farrow and Ball en Little Greene zijn Britse verfmerken met kleuren die mensen bij naam kennen. Heb je zo'n kleur al op de muur, dan kan de keuken meedoen, of er dwars tegenin gaan. Van een witte IKEA-kast blijft in elk geval weinig over.",
			"De fronten passen op Metod en het oudere Faktum van IKEA, en op Bordo en Senti van KVIK. Ze worden in Nederland gemaakt en komen geverfd bij je aan. Je hoeft dus zelf geen kwast aan te raken.",
		],
	},
	ways: {
		heading: "Drie wegen naar een kleur",
		items: [
			{
				name: "Farrow and Ball",
				text: "Je kent de naam of het nummer al, of je hebt een kleurkaart van de verfwinkel. Noem die kleur bij de kennismaking.",
			},
			{
				name: "Little Greene",
				text: "Ook een Brits merk, en het werkt hetzelfde: de naam van de kleur is genoeg.",
			},
			{
				name: "Een eigen kleur",
				text: "Staat jouw tint in geen enkele waaier, breng dan iets mee in die kleur. Een tegel, een trui of een stukje behang.",
			},
		],
	},
	price: {
		heading: "Wat een eigen kleur kost",
		painted: {
			name: "Painted, per bestelling",
			text: "Voor Painted-fronten in een eigen kleur. Bestel je later nog eens in die kleur, dan betaal je het opnieuw.",
		},
		catch: {
			name: "Catch, eenmalig",
			text: "Een ander product met een eigen tarief: het ontwerp [Catch](page:catch) in een eigen kleur. Dit betaal je één keer.",
		},
		note: "De fronten zelf staan in je offerte. Alle vaste bedragen vind je bij de [prijzen](page:prices).",
		action: { label: "Bekijk de prijzen", to: "page:prices" } satisfies Action,
	},
	choosing: {
		heading: "Zo kies je zonder spijt",
		text: "Een kleur op een kaartje is nog geen keuken. Neem er een week voor.",
		steps: [
			"Maak een proefvlak van minstens een halve meter. Klein lijkt een kleur altijd braver dan groot.",
			"Zet het rechtop. Een front hangt, en hangend vangt het ander licht dan liggend op tafel.",
			"Kijk 's ochtends, 's middags en onder de lamp. Licht uit het noorden is koel en haalt het blauw in een kleur naar voren, licht uit het zuiden maakt alles geler.",
			"Leg het naast wat blijft: de vloer, de tegels, het blad. Daar moet de kleur het jaren mee doen.",
			"Vraag daarna pas wat de rest van het huis ervan vindt.",
		],
	},
	designs: {
		heading: "Wat verf het best laat zien",
		items: [
			{
				name: "Framed",
				text: "De lijst van {framedFrameCm} cm dik geeft elke kleur een schaduwrand. Klassiek, en daardoor ook geschikt voor een gewaagde tint.",
				action: { label: "Bekijk Framed", to: "page:framed" } satisfies Action,
			},
			{
				name: "Barre",
				text: "Tussen de staven wordt dezelfde verf een slag donkerder. Eén pot, twee kleuren.",
				action: { label: "Bekijk Barre", to: "page:barre" } satisfies Action,
			},
			{
				name: "Own",
				text: "Een rustig vlak met jouw knop erop: messing op groen, zwart op roze of porselein op bijna alles.",
				action: { label: "Bekijk Own", to: "page:own" } satisfies Action,
			},
		],
	},
	questions: {
		heading: "Vragen over verf",
		items: [
			{
				question: "Kan ik mijn oude IKEA-fronten niet gewoon zelf verven?",
				answer:
					"Dat kan best. Op folie en melamine hecht verf alleen slecht, dus het werk zit in ontvetten, schuren en gronden. Reken op een paar weekenden, en op plekjes rond de grepen die als eerste slijten. Met nieuwe fronten krijg je er meteen een ander ontwerp bij.",
			},
			{
				question: "Kan de muur dezelfde kleur krijgen als de keuken?",
				answer:
					"Ja, dat is een van de redenen om een bekend verfmerk te kiezen: de muurverf koop je bij de verfwinkel. Helemaal gelijk wordt het zelden. Een muur is ruwer dan een front en oogt daardoor iets lichter of donkerder.",
			},
			{
				question: "Hoe maak ik geverfde fronten schoon?",
				answer:
					"Zacht: een vochtige doek en een druppel afwasmiddel, en daarna droog. Niet schuren, ook niet met zo'n wit wondersponsje, want dat is heel fijn schuurpapier.",
			},
			{
				question: "Wat als ik een beschadiging wil bijwerken?",
				answer:
					"Schrijf de naam van de kleur op en bewaar die bij je papieren. Wie over vijf jaar een hoekje wil bijwerken, weet nooit meer welk groen het was.",
			},
			{
				question: "Is geverfd duurder dan Fenix of hout?",
				answer:
					"Wat fronten kosten, staat in je offerte. Vooraf ligt alleen de toeslag voor een eigen kleur vast. Twijfel je over het materiaal en niet over de tint, leg dan samples van [alle materialen](page:materials) bij elkaar.",
			},
		],
	},
	closing: {
		heading: "Kleur komt niet uit een scherm",
		text: "De box Painted en raw kost {sampleBox}, met de verzending erbij. Koop je daarna fronten, dan trekken we dat bedrag daarvan af.",
	},
	actions: [
		{ label: "Bestel de box Painted en raw", to: "link:samplesPainted" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
