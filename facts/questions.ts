import type { PageKey } from "./site/pages.ts";

type Question = {
	/** What the answer is: a number, an amount in euros, or words in both languages. */
	kind: "number" | "euro" | "text";
	/** In Dutch, because the studio reads it in the editor and in `npm run preflight`. */
	question: string;
	/** The pages on which sentences wait for the answer. */
	shownOn: readonly PageKey[];
};

/** What only the studio knows, in the order in which a buyer would ask. The answers are in open-questions.yaml. */
export const questions = {
	kitchenPriceFrom: {
		kind: "euro",
		question: "Wat de meeste keukens minstens kosten, in euro (fronten en werkblad)",
		shownOn: ["prices", "faq"],
	},
	kitchenPriceTo: {
		kind: "euro",
		question: "Wat de meeste keukens hoogstens kosten, in euro (fronten en werkblad)",
		shownOn: ["prices", "faq"],
	},
	vatPercent: { kind: "number", question: "De btw die in de prijzen zit, in procent", shownOn: ["prices"] },
	downPaymentPercent: {
		kind: "number",
		question: "Het deel van de factuur waarmee de productie begint, in procent",
		shownOn: ["prices", "faq"],
	},
	firstMeetingPrice: {
		kind: "text",
		question: "Wat een kennismaking kost ('niets', of een bedrag)",
		shownOn: ["prices", "faq"],
	},
	designDays: {
		kind: "number",
		question: "Hoeveel werkdagen na het ontwerpgesprek de 3D-tekening klaar is",
		shownOn: ["how-we-work"],
	},
	leadTimeFrom: { kind: "text", question: "Vanaf welk moment de levertijd telt", shownOn: ["how-we-work", "faq"] },
	leadTimeFenix: { kind: "number", question: "De levertijd van Fenix-fronten, in weken", shownOn: ["materials"] },
	leadTimeMelatop: { kind: "number", question: "De levertijd van Melatop-fronten, in weken", shownOn: ["materials"] },
	leadTimeWood: { kind: "number", question: "De levertijd van houten fronten, in weken", shownOn: ["materials"] },
	leadTimePainted: { kind: "number", question: "De levertijd van Painted-fronten, in weken", shownOn: ["materials"] },
	leadTimeRawMdf: {
		kind: "number",
		question: "De levertijd van fronten van Raw MDF, in weken",
		shownOn: ["materials"],
	},
	leadTimeMultiplex: {
		kind: "number",
		question: "De levertijd van fronten van multiplex, in weken",
		shownOn: ["materials"],
	},
	warrantyCovers: { kind: "text", question: "Wat de garantie dekt en wat niet (een zin)", shownOn: ["faq"] },
	deliveryArea: {
		kind: "text",
		question: "Waar jullie leveren, zoals 'Nederland en Vlaanderen'",
		shownOn: ["prices", "faq"],
	},
	cancelling: {
		kind: "text",
		question: "Wat er gebeurt als een klant na de bestelling annuleert (een zin)",
		shownOn: ["faq"],
	},
	sampleBoxWood: {
		kind: "text",
		question: "Wat er in de houtbox zit: hoeveel stukjes, hoe groot",
		shownOn: ["samples"],
	},
	sampleBoxFenix: {
		kind: "text",
		question: "Wat er in de Fenix-box zit: hoeveel stukjes, hoe groot",
		shownOn: ["samples"],
	},
	sampleBoxMelatop: {
		kind: "text",
		question: "Wat er in de Melatop-box zit: hoeveel stukjes, hoe groot",
		shownOn: ["samples"],
	},
	sampleBoxPainted: {
		kind: "text",
		question: "Wat er in de box Painted + raw zit: hoeveel stukjes, hoe groot",
		shownOn: ["samples"],
	},
	sampleBoxDays: { kind: "number", question: "Na hoeveel werkdagen een samplebox aankomt", shownOn: ["samples"] },
	frontThicknessMm: {
		kind: "number",
		question: "Hoe dik een front is, in millimeter",
		shownOn: ["kitchen-fronts", "faq"],
	},
	hingeHoles: {
		kind: "text",
		question: "Of de gaten voor de scharnieren geboord zijn (een zin)",
		shownOn: ["kitchen-fronts"],
	},
	hinges: {
		kind: "text",
		question: "Of de scharnieren van de oude fronten opnieuw te gebruiken zijn (een zin)",
		shownOn: ["kitchen-fronts"],
	},
	plinthsAndPanels: {
		kind: "text",
		question: "Of plinten en zijpanelen bij de fronten horen (een zin)",
		shownOn: ["kitchen-fronts"],
	},
	handleHoles: { kind: "text", question: "Wie de gaten voor een greep op Own boort (een zin)", shownOn: ["own"] },
	barreBarMm: { kind: "number", question: "Hoe breed een lat van Barre is, in millimeter", shownOn: ["barre"] },
	woodBuild: {
		kind: "text",
		question: "Of houten fronten fineer of massief zijn (een zin)",
		shownOn: ["materials", "wooden-fronts"],
	},
	paintSheen: {
		kind: "text",
		question: "De glansgraad van Painted-fronten (een zin)",
		shownOn: ["materials", "farrow-and-ball"],
	},
	rawMdfFinish: { kind: "text", question: "Hoe Raw MDF tegen vocht is beschermd (een zin)", shownOn: ["materials"] },
	worktopMeasuring: {
		kind: "text",
		question: "Wie een stenen werkblad inmeet en brengt (een zin)",
		shownOn: ["worktops", "faq"],
	},
	marbleWorktopMm: {
		kind: "number",
		question: "Hoe dik een marmeren werkblad is, in millimeter",
		shownOn: ["worktops"],
	},
	fenixWorktopMm: {
		kind: "number",
		question: "Hoe dik een werkblad van Fenix is, in millimeter",
		shownOn: ["worktops"],
	},
	fenixWorktopColours: {
		kind: "text",
		question: "In welke kleuren Fenix als werkblad te krijgen is (een zin)",
		shownOn: ["worktops"],
	},
	tapFinishes: { kind: "text", question: "Welke kraan er in welke afwerking is (een zin)", shownOn: ["faucets-sinks"] },
	brassFinish: {
		kind: "text",
		question: "Of de messing spoelbakken gelakt zijn of donkerder worden door gebruik (een zin)",
		shownOn: ["faucets-sinks"],
	},
	otherKvik: { kind: "text", question: "Op welke andere KVIK-modellen de fronten passen (een zin)", shownOn: ["faq"] },
	tileKind: {
		kind: "text",
		question: "Wat de tegels van Palet zijn: materiaal, maat, kleuren (een zin)",
		shownOn: ["palet"],
	},
	market: { kind: "text", question: "Wat Market is en wat er te koop is (een zin)", shownOn: ["collection"] },
	phone: { kind: "text", question: "Het telefoonnummer van de studio", shownOn: ["contact"] },
	legalName: { kind: "text", question: "Officiële naam, KvK-nummer en btw-nummer (een zin)", shownOn: ["privacy"] },
	warehousePay: { kind: "text", question: "Wat de baan in het magazijn verdient", shownOn: ["warehouse"] },
	designerPay: { kind: "text", question: "Wat de baan als designer verdient", shownOn: ["designer-rotterdam"] },
} as const satisfies Record<string, Question>;
