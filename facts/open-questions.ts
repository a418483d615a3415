import type { Figure } from "./figures.ts";
import type { Locale } from "./site/locales.ts";
import type { PageKey } from "./site/pages.ts";

export type Answer = Figure | { text: Record<Locale, string> };

/**
 * Something only the studio knows. Give it an `answer` and the sentences that name it, such as
 * "{downPaymentPercent} per cent", appear on the pages; until then those sentences are left out.
 * An answer is `{ number: 30 }`, `{ euro: 45 }` or `{ text: { nl: "…", en: "…" } }`.
 */
export type OpenQuestion = { question: string; shownOn: readonly PageKey[]; answer?: Answer };

/** In the order in which a buyer would ask. */
export const openQuestions = {
	kitchenPriceFrom: {
		question: "What most kitchens cost at least, in euro (fronts and worktop)",
		shownOn: ["prices", "faq"],
	},
	kitchenPriceTo: {
		question: "What most kitchens cost at most, in euro (fronts and worktop)",
		shownOn: ["prices", "faq"],
	},
	vatPercent: { question: "The VAT included in the prices, in per cent", shownOn: ["prices"] },
	downPaymentPercent: {
		question: "The share of the invoice that starts production, in per cent",
		shownOn: ["prices", "faq"],
	},
	firstMeetingPrice: {
		question: "What a first meeting costs (text: 'nothing', or an amount)",
		shownOn: ["prices", "faq"],
	},
	designDays: {
		question: "How many working days after the design meeting the 3D drawing is ready",
		shownOn: ["how-we-work"],
	},
	leadTimeFrom: { question: "From which moment the lead time counts (text)", shownOn: ["how-we-work", "faq"] },
	leadTimeFenix: { question: "The lead time of Fenix fronts, in weeks", shownOn: ["materials"] },
	leadTimeMelatop: { question: "The lead time of Melatop fronts, in weeks", shownOn: ["materials"] },
	leadTimeWood: { question: "The lead time of wooden fronts, in weeks", shownOn: ["materials"] },
	leadTimePainted: { question: "The lead time of Painted fronts, in weeks", shownOn: ["materials"] },
	leadTimeRawMdf: { question: "The lead time of Raw MDF fronts, in weeks", shownOn: ["materials"] },
	leadTimeMultiplex: { question: "The lead time of Multiplex fronts, in weeks", shownOn: ["materials"] },
	warrantyCovers: { question: "What the warranty covers and what it doesn't (a sentence)", shownOn: ["faq"] },
	deliveryArea: { question: "Where is delivered, such as 'the Netherlands and Flanders'", shownOn: ["prices", "faq"] },
	cancelling: { question: "What happens if a customer cancels after ordering (a sentence)", shownOn: ["faq"] },
	sampleBoxWood: { question: "What is in the wood box: how many pieces, how large", shownOn: ["samples"] },
	sampleBoxFenix: { question: "What is in the Fenix box: how many pieces, how large", shownOn: ["samples"] },
	sampleBoxMelatop: { question: "What is in the Melatop box: how many pieces, how large", shownOn: ["samples"] },
	sampleBoxPainted: {
		question: "What is in the painted + raw box: how many pieces, how large",
		shownOn: ["samples"],
	},
	sampleBoxDays: { question: "How many working days a sample box takes to arrive", shownOn: ["samples"] },
	frontThicknessMm: { question: "How thick a front is, in millimetres", shownOn: ["kitchen-fronts", "faq"] },
	hingeHoles: { question: "Whether the holes for the hinges are drilled (a sentence)", shownOn: ["kitchen-fronts"] },
	hinges: {
		question: "Whether the hinges of the old fronts can be used again (a sentence)",
		shownOn: ["kitchen-fronts"],
	},
	plinthsAndPanels: {
		question: "Whether plinths and side panels come with the fronts (a sentence)",
		shownOn: ["kitchen-fronts"],
	},
	handleHoles: { question: "Who drills the holes for a handle on Own (a sentence)", shownOn: ["own"] },
	barreBarMm: { question: "How wide a bar of Barre is, in millimetres", shownOn: ["barre"] },
	woodBuild: {
		question: "Whether wooden fronts are veneer or solid (a sentence)",
		shownOn: ["materials", "wooden-fronts"],
	},
	paintSheen: { question: "The sheen of Painted fronts (a sentence)", shownOn: ["materials", "farrow-and-ball"] },
	rawMdfFinish: { question: "How Raw MDF is protected against moisture (a sentence)", shownOn: ["materials"] },
	worktopMeasuring: { question: "Who measures and brings a stone worktop (a sentence)", shownOn: ["worktops", "faq"] },
	marbleWorktopMm: { question: "How thick a marble worktop is, in millimetres", shownOn: ["worktops"] },
	fenixWorktopMm: { question: "How thick a Fenix worktop is, in millimetres", shownOn: ["worktops"] },
	fenixWorktopColours: {
		question: "In which colours Fenix comes as a worktop (a sentence)",
		shownOn: ["worktops"],
	},
	tapFinishes: { question: "Which tap comes in which finish (a sentence)", shownOn: ["faucets-sinks"] },
	brassFinish: {
		question: "Whether the brass sinks are lacquered or darken with use (a sentence)",
		shownOn: ["faucets-sinks"],
	},
	otherKvik: { question: "Which other KVIK models the fronts fit (a sentence)", shownOn: ["faq"] },
	tileKind: { question: "What Palet's tiles are: material, size, colours (a sentence)", shownOn: ["palet"] },
	market: { question: "What Market is and what is sold there (a sentence)", shownOn: ["collection"] },
	phone: { question: "The studio's telephone number", shownOn: ["contact"] },
	legalName: { question: "Legal name, Chamber of Commerce and VAT number (a sentence)", shownOn: ["privacy"] },
	warehousePay: { question: "What the warehouse job pays", shownOn: ["warehouse"] },
	designerPay: { question: "What the designer's job pays", shownOn: ["designer-rotterdam"] },
} as const satisfies Record<string, OpenQuestion>;

export type OpenQuestions = Readonly<Record<string, OpenQuestion>>;

/** What the site says on its own authority, for the studio to confirm or correct; delete a line once that is done. */
export const toConfirm: readonly string[] = [
	"A Farrow & Ball or Little Greene colour counts as a custom colour (facts/costs/prices.ts, content: farrow-and-ball, prices)",
	"Melatop is a board with a coloured melamine surface (content: materials)",
	"Flush, Framed and Barre open with a push latch, Framed also by a knob on its frame (content: front-words)",
	"Framed's frame of 1 cm is how far it stands out, not how wide it is (content: framed)",
	"Push latches are ordered with the cabinets (content: flush)",
	"General trade statements: Metod hinges in a 35 mm hole, integrated dishwashers of 45 or 60 cm, stone templated after the cabinets stand, sinks hung under stone or welded into steel, fine scratches in Fenix closing with heat, acid etching marble composite (content: kitchen-fronts, worktops, faucets-sinks, fenix)",
	"Multiplex is in no sample box but can be seen in the studio (content: samples, mixer)",
	"A first meeting takes 60 minutes, a design meeting 90, a final call by phone 30; one meeting at a time in each studio (facts/company/appointments.ts)",
	"Appointments are booked at least 24 hours and at most 8 weeks ahead, two per visitor, also in the hours by appointment and on first Saturdays; none on public holidays (facts/company/appointments.ts)",
	"How long personal data is kept: appointments and questions 180 days, sample orders a year, applications 28 days (facts/company/retention.ts)",
	"The warehouse job is closed until the studio opens it (facts/company/vacancies.ts)",
];
