import { sampleBoxes } from "../products/samples.ts";
import {
	type BuyingPhase,
	buyingSteps,
	comesOffInvoice,
	type FixedPayment,
	phases,
	stepOfPayment,
} from "./buying-steps.ts";
import { prices } from "./prices.ts";

/** A visitor's choices. The names are also those of the query parameters. */
export type CostPlan = {
	/** A design and an order, only a 3D drawing, or an order without a new design. */
	design: "plan" | "drawing" | "none";
	/** How often the design is revised. */
	revisions: number;
	/** A custom colour: for Catch, for another design, or for fronts of both. */
	colour: "none" | "catch" | "painted" | "both";
	/** In how many orders that colour is used. */
	orders: number;
	delivery: "near" | "far" | "pickup";
	/** An existing customer who orders for less than the minimum. */
	reorder: "no" | "yes";
	/** How many sample boxes were ordered. */
	samples: number;
};

export type Field = keyof CostPlan;

const choices: { readonly [Name in Field]: readonly CostPlan[Name][] } = {
	design: ["plan", "drawing", "none"],
	revisions: [0, 1, 2, 3, 4, 5, 6],
	colour: ["none", "catch", "painted", "both"],
	orders: [1, 2, 3, 4, 5],
	delivery: ["near", "far", "pickup"],
	reorder: ["no", "yes"],
	samples: [0, ...sampleBoxes.map((_, position) => position + 1)],
};

const isField = (name: string): name is Field => Object.hasOwn(choices, name);
export const fields = Object.keys(choices).filter(isField);

export function choicesOf<Name extends Field>(field: Name): readonly CostPlan[Name][] {
	return choices[field];
}

/** The form's defaults. */
export const defaultPlan: CostPlan = {
	design: "plan",
	revisions: 1,
	colour: "none",
	orders: 1,
	delivery: "near",
	reorder: "no",
	samples: 1,
};

/** When something is paid: in a phase of buying, or with an order after this one. */
export type Moment = BuyingPhase | "later";
export const moments: readonly Moment[] = [...phases, "later"];

export type Line = { price: FixedPayment; times: number; amount: number };
type MomentCosts = { moment: Moment; lines: Line[]; total: number };

export type Costs = {
	/** One for each moment, in their order; `total` is what is paid then. */
	byMoment: MomentCosts[];
	/** Earlier payments that come off the invoice. */
	deducted: Line[];
	/** All fixed amounts together. */
	total: number;
	deductedTotal: number;
	/** Fixed amounts on top of the price of what is made and supplied: the total without earlier payments that come off. */
	remaining: number;
	/** What is made and supplied is quoted: from the minimum, for less, or not at all where nothing is ordered. */
	quoted: "fromMinimum" | "belowMinimum" | "nothing";
	/** The order's total with fronts for exactly the minimum, where the minimum applies. */
	withMinimum: number | undefined;
	/** Choices that make no difference in this plan. */
	idle: Field[];
};

type Amounts = Readonly<Record<FixedPayment | "minimumOrder", number>>;

/** Adds up the fixed costs of a plan, by the moment in which each is paid. */
export function costsOf(plan: CostPlan, amounts: Amounts = prices): Costs {
	const orders = plan.design !== "drawing";
	const priced = (payments: readonly Payment[]): Line[] =>
		payments
			.filter(([, times]) => times > 0)
			.map(([price, times]) => ({ price, times, amount: amounts[price] * times }));
	const lines = priced([...designPayments(plan), ["sampleBox", plan.samples], ...(orders ? orderPayments(plan) : [])]);
	const laterLines = priced(orders && paysPerOrder(plan) ? [["paintedCustomColour", plan.orders - 1]] : []);
	const byMoment = moments.map((moment) => {
		const own = moment === "later" ? laterLines : lines.filter(({ price }) => phaseOf(price) === moment);
		return { moment, lines: own, total: sum(own) };
	});
	const deducted = orders ? lines.filter(({ price }) => comesOffInvoice.some((key) => key === price)) : [];
	const total = sum(byMoment.flatMap((one) => one.lines));
	const remaining = total - sum(deducted);
	const quoted = orders ? (plan.reorder === "yes" ? "belowMinimum" : "fromMinimum") : "nothing";
	return {
		byMoment,
		deducted,
		total,
		deductedTotal: sum(deducted),
		remaining,
		quoted,
		withMinimum: quoted === "fromMinimum" ? amounts.minimumOrder + remaining - sum(laterLines) : undefined,
		idle: idleFields(plan),
	};
}

/** An amount, and how often it is paid; zero or less means not at all. */
type Payment = readonly [price: FixedPayment, times: number];

const sum = (lines: readonly Line[]) => lines.reduce((total, { amount }) => total + amount, 0);

function phaseOf(price: FixedPayment): BuyingPhase | undefined {
	const step = stepOfPayment(price);
	return step && buyingSteps[step].phase;
}

function designPayments({ design, revisions }: CostPlan): Payment[] {
	if (design === "none") return [];
	return [
		[design === "plan" ? "designDeposit" : "designOnly", 1],
		// The first revision is included.
		["extraRevision", revisions - 1],
	];
}

/** Catch pays for its colour once; every other design pays in each order. */
const paysPerOrder = ({ colour }: Pick<CostPlan, "colour">) => colour === "painted" || colour === "both";

function orderPayments({ colour, delivery, reorder }: CostPlan): Payment[] {
	return [
		["smallReorder", reorder === "yes" ? 1 : 0],
		["catchCustomColour", colour === "catch" || colour === "both" ? 1 : 0],
		["paintedCustomColour", paysPerOrder({ colour }) ? 1 : 0],
		["deliveryNear", delivery === "near" ? 1 : 0],
		["deliveryFar", delivery === "far" ? 1 : 0],
	];
}

function idleFields({ design, colour }: CostPlan): Field[] {
	if (design === "drawing") return ["colour", "orders", "delivery", "reorder"];
	const withoutDesign: Field[] = design === "none" ? ["revisions"] : [];
	const withoutPaint: Field[] = paysPerOrder({ colour }) ? [] : ["orders"];
	return [...withoutDesign, ...withoutPaint];
}
