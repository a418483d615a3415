import type { LinkName } from "../site/links.ts";
import { type PriceKey, prices } from "./prices.ts";
import { leadTimeWeeks } from "./terms.ts";

/** The stages of buying a kitchen; the last one has several states. */
export const stages = ["discover", "design", "order"] as const;
export type BuyingStage = (typeof stages)[number];

/** A payment: an amount of the price list, or a part of the invoice, which is quoted for each kitchen. */
type Payment = PriceKey | "invoicePart" | "invoiceRemainder";

type Meeting = Extract<LinkName, `book${string}`>;

/** One state of the journey. Who does what are keys; their sentences are in content/<locale>/how-we-work.yaml. */
type State = {
	stage: BuyingStage;
	visitor: readonly string[];
	studio: readonly string[];
	/** Paid by everybody; the next state waits for it. */
	due: readonly Payment[];
	/** Paid only by those who choose it. */
	optional: readonly Payment[];
	/** The meeting that starts it, and can be booked. */
	meeting?: Meeting;
	leadTimeWeeks?: { min: number; max: number };
};

/** The states in their order. */
export const journey = {
	discover: {
		stage: "discover",
		visitor: ["chooseStudio", "tellWishes"],
		studio: ["showOptions"],
		due: [],
		optional: ["sampleBox"],
		meeting: "bookDiscovery",
	},
	design: {
		stage: "design",
		visitor: ["bringMeasurements", "judgeDrawing"],
		studio: ["drawIn3d", "reviseOnce"],
		due: ["designDeposit"],
		optional: ["designOnly", "extraRevision"],
		meeting: "bookDesign",
	},
	finalCall: {
		stage: "order",
		visitor: ["approveDesign"],
		studio: ["goThroughAll"],
		due: [],
		optional: [],
		meeting: "bookFinalCall",
	},
	retailer: {
		stage: "order",
		visitor: ["orderCabinets"],
		studio: ["leaveToRetailer"],
		due: [],
		optional: [],
	},
	production: {
		stage: "order",
		visitor: ["payPart"],
		studio: ["produce"],
		due: ["invoicePart"],
		optional: ["catchCustomColour", "paintedCustomColour", "smallReorder"],
		leadTimeWeeks,
	},
	delivery: {
		stage: "order",
		visitor: ["payRemainder", "haveHands", "install"],
		studio: ["deliver"],
		due: ["invoiceRemainder"],
		optional: ["deliveryNear", "deliveryFar"],
	},
} as const satisfies Record<string, State>;

export type StateKey = keyof typeof journey;

const isStateKey = (key: string): key is StateKey => Object.hasOwn(journey, key);
export const stateKeys = Object.keys(journey).filter(isStateKey);

type TaskOf<Key extends StateKey> = (typeof journey)[Key]["visitor"][number] | (typeof journey)[Key]["studio"][number];
/** Every task on the way, of visitor and studio. */
export type Task = { [Key in StateKey]: TaskOf<Key> }[StateKey];

type PaymentOf<Key extends StateKey> = (typeof journey)[Key]["due" | "optional"][number];
/** Everything that is paid on the way, and of that what has a fixed price. */
export type JourneyPayment = { [Key in StateKey]: PaymentOf<Key> }[StateKey];
export type FixedPayment = Extract<JourneyPayment, PriceKey>;

/** A state that can be booked. */
export type BookableState = {
	[Key in StateKey]: (typeof journey)[Key] extends { meeting: Meeting } ? Key : never;
}[StateKey];

export const isBookable = (key: StateKey): key is BookableState => "meeting" in journey[key];

/** Paid early and taken off the invoice of the order later. */
export const comesOffInvoice = ["designDeposit", "sampleBox"] as const satisfies readonly FixedPayment[];

export function statesOf(stage: BuyingStage): StateKey[] {
	return stateKeys.filter((key) => journey[key].stage === stage);
}

export const isFixed = (payment: JourneyPayment): payment is FixedPayment => Object.hasOwn(prices, payment);

/** The state in which an amount is paid, or undefined for what is no part of the journey (a minimum, tiles). */
export function stateOfPayment(payment: Payment): StateKey | undefined {
	return stateKeys.find((key) => {
		const { due, optional }: State = journey[key];
		return due.includes(payment) || optional.includes(payment);
	});
}
