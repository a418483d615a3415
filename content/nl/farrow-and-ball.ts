import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Farrow & Ball-fronten voor je IKEA-keuken",
	description:
		"Geverfde keukenfronten voor IKEA Metod en Faktum, in een kleur van Farrow & Ball of Little Greene, of in een eigen kleur. Gemaakt in Nederland.",
	heading: "Farrow & Ball op je IKEA-keuken",
	lead: "Onze Painted-fronten voor IKEA-keukens zijn er in elke kleur van Farrow & Ball en Little Greene, en in elke kleur die je zelf kiest.",
	drawn: "Ons eigen groen, blauw en roze. Ze staan in geen enkele waaier.",
	opening: {
		heading: "In de kleur van de muur, of juist niet",
		body: [
			"Farrow & Ball en Little Greene zijn Britse verfmerken met kleuren die mensen bij naam kennen. Met zo'n kleur op de muur kan de keuken meedoen, of er dwars tegenin gaan.",
			"De fronten passen op Metod en het oudere Faktum van IKEA, en op Bordo en Senti van KVIK. Ze worden in Nederland gemaakt en geverfd geleverd. Je hoeft geen kwast aan te raken.",
		],
	},
	ways: {
		heading: "Drie wegen naar een kleur",
		items: [
			{
				name: "Farrow & Ball",
				text: "De naam of het nummer is genoeg. Een kleurkaart van de verfwinkel mag ook.",
			},
			{
				name: "Little Greene",
				text: "Ook een Brits merk, en het werkt hetzelfde.",
			},
			{
				name: "Een eigen kleur",
				text: "In geen enkele waaier te vinden? Breng iets mee in die kleur. Een tegel, een trui of een stukje behang.",
			},
		],
	},
	price: {
		heading: "Wat de kleur kost",
		painted: {
			name: "Per bestelling",
			text: "Voor elk ontwerp behalve Catch. Een bijbestelling in dezelfde kleur is een nieuwe bestelling.",
		},
		catch: {
			name: "Catch: één keer",
			text: "Voor het ontwerp [Catch](page:catch), in welk materiaal ook. Op een bijbestelling in dezelfde kleur zit geen toeslag.",
		},
		note: "Boven op de prijs van de fronten. Het maakt niet uit of de kleur van Farrow & Ball is, van Little Greene of van jezelf.",
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
			"{paintSheen}",
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
					"Dat kan best. Alleen hecht verf slecht op folie en melamine. Het werk zit in ontvetten, schuren en gronden. Reken op een paar weekenden, en op plekjes rond de grepen die als eerste slijten. Met nieuwe fronten krijg je er meteen een ander ontwerp bij.",
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
				question: "Hoe werk ik een beschadiging bij?",
				answer:
					"Met een fijn kwastje en een potje verf in dezelfde kleur. Bewaar de naam van die kleur bij je papieren: over vijf jaar weet niemand meer welk groen het was.",
			},
			{
				question: "Is geverfd duurder dan Fenix of hout?",
				answer:
					"Bij verf komt er altijd een toeslag voor de kleur bij: {paintedCustomColour} per bestelling, of {catchCustomColour} één keer voor Catch. Bij Fenix en hout hoort de kleur bij het materiaal. Leg de [materialen](page:materials) naast elkaar voordat je kiest.",
			},
		],
	},
	closing: {
		heading: "Kleur komt niet uit een scherm",
		text: "In de box Painted + raw ligt geverfd naast ongeverfd. De box kost {sampleBox}.",
	},
	actions: [
		{ label: "Bestel de box Painted + raw", to: "link:samplesPainted" },
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
	],
} satisfies PageContent & Record<string, unknown>;
