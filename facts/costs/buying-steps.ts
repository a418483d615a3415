import type { LinkName } from "../site/links.ts";
import { type PriceKey, prices } from "./prices.ts";
import { leadTimeWeeks } from "./terms.ts";

/** The phases of buying a kitchen; the last one has several steps. */
export const phases = ["discover", "design", "order"] as const;
export type BuyingPhase = (typeof phases)[number];

/** A payment: an amount of the price list, or a part of the invoice, which is quoted for each kitchen. */
type Payment = PriceKey | "invoicePart" | "invoiceRemainder";

type Meeting = Extract<LinkName, `book${string}`>;

/** One step of buying. Who does what are keys; their sentences are in content/<locale>/how-we-work.yaml. */
type Step = {
	phase: BuyingPhase;
	visitor: readonly string[];
	studio: readonly string[];
	/** Paid by everybody; the next step waits for it. */
	due: readonly Payment[];
	/** Paid only by those who choose it. */
	optional: readonly Payment[];
	/** The meeting that starts it, and can be booked. */
	meeting?: Meeting;
	leadTimeWeeks?: { min: number; max: number };
};

/** The steps in their order. */
export const buyingSteps = {
	discover: {
		phase: "discover",
		visitor: ["chooseStudio", "tellWishes"],
		studio: ["showOptions"],
		due: [],
		optional: ["sampleBox"],
		meeting: "bookDiscovery",
	},
	design: {
		phase: "design",
		visitor: ["bringMeasurements", "judgeDrawing"],
		studio: ["drawIn3d", "reviseOnce"],
		due: ["designDeposit"],
		optional: ["designOnly", "extraRevision"],
		meeting: "bookDesign",
	},
	finalCall: {
		phase: "order",
		visitor: ["approveDesign"],
		studio: ["goThroughAll"],
		due: [],
		optional: [],
		meeting: "bookFinalCall",
	},
	retailer: {
		phase: "order",
		visitor: ["payPart", "orderCabinets"],
		studio: ["leaveToRetailer"],
		due: ["invoicePart"],
		optional: ["catchCustomColour", "paintedCustomColour", "smallReorder"],
	},
	production: {
		phase: "order",
		visitor: ["placeCabinets"],
		studio: ["produce"],
		due: [],
		optional: [],
		leadTimeWeeks,
	},
	delivery: {
		phase: "order",
		visitor: ["payRemainder", "haveHands", "install"],
		studio: ["deliver"],
		due: ["invoiceRemainder"],
		optional: ["deliveryNear", "deliveryFar"],
	},
} as const satisfies Record<string, Step>;

export type StepKey = keyof typeof buyingSteps;

const isStepKey = (key: string): key is StepKey => Object.hasOwn(buyingSteps, key);
export const stepKeys = Object.keys(buyingSteps).filter(isStepKey);

type TaskOf<Key extends StepKey> =
	| (typeof buyingSteps)[Key]["visitor"][number]
	| (typeof buyingSteps)[Key]["studio"][number];
/** Every task on the way, of visitor and studio. */
export type Task = { [Key in StepKey]: TaskOf<Key> }[StepKey];

type PaymentOf<Key extends StepKey> = (typeof buyingSteps)[Key]["due" | "optional"][number];
/** Everything that is paid on the way, and of that what has a fixed price. */
export type BuyingPayment = { [Key in StepKey]: PaymentOf<Key> }[StepKey];
export type FixedPayment = Extract<BuyingPayment, PriceKey>;

/** A step that can be booked. */
export type BookableStep = {
	[Key in StepKey]: (typeof buyingSteps)[Key] extends { meeting: Meeting } ? Key : never;
}[StepKey];

export const isBookable = (key: StepKey): key is BookableStep => "meeting" in buyingSteps[key];

/** Paid early and taken off the invoice of the order later. */
export const comesOffInvoice = ["designDeposit", "sampleBox"] as const satisfies readonly FixedPayment[];

export function stepsOf(phase: BuyingPhase): StepKey[] {
	return stepKeys.filter((key) => buyingSteps[key].phase === phase);
}

export const isFixed = (payment: BuyingPayment): payment is FixedPayment => Object.hasOwn(prices, payment);

/** The step in which an amount is paid, or undefined for what is no part of buying (a minimum, tiles). */
export function stepOfPayment(payment: Payment): StepKey | undefined {
	return stepKeys.find((key) => {
		const { due, optional }: Step = buyingSteps[key];
		return due.includes(payment) || optional.includes(payment);
	});
}
