import { sampleBoxes } from "../products/samples.ts";
import { comesOffInvoice, type FixedPayment, journey, type Stage, stages, stateOfPayment } from "./journey.ts";
import { prices } from "./prices.ts";

/** What a visitor can choose. The names are those of the parameters of the address (facts/site/pages.ts lists them too). */
export type Plan = {
	/** A design with an order after it, a 3D drawing and no more, or an order for which no new design is needed. */
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

export type Field = keyof Plan;

const choices: { readonly [Name in Field]: readonly Plan[Name][] } = {
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

export function choicesOf<Name extends Field>(field: Name): readonly Plan[Name][] {
	return choices[field];
}

/** The kitchen that most people come for. */
export const defaultPlan: Plan = {
	design: "plan",
	revisions: 1,
	colour: "none",
	orders: 1,
	delivery: "near",
	reorder: "no",
	samples: 1,
};

/** Reads a plan from an address. What cannot be read becomes the usual choice and is named, so that the page can say so. */
export function parsePlan(query: URLSearchParams): { plan: Plan; unread: Field[] } {
	const unread: Field[] = [];
	const read = <Name extends Field>(field: Name): Plan[Name] => {
		const given = query.get(field);
		const found = choicesOf(field).find((choice) => String(choice) === given);
		if (given !== null && found === undefined) unread.push(field);
		return found ?? defaultPlan[field];
	};
	const plan: Plan = {
		design: read("design"),
		revisions: read("revisions"),
		colour: read("colour"),
		orders: read("orders"),
		delivery: read("delivery"),
		reorder: read("reorder"),
		samples: read("samples"),
	};
	return { plan, unread };
}

/** The address of a plan: only what differs from the usual one is written. */
export function serializePlan(plan: Plan): URLSearchParams {
	const changed = fields.filter((field) => plan[field] !== defaultPlan[field]);
	return new URLSearchParams(changed.map((field) => [field, String(plan[field])]));
}

/** When something is paid: in a stage of the journey, or with an order after this one. */
export type Moment = Stage | "later";
export const moments: readonly Moment[] = [...stages, "later"];

export type Line = { price: FixedPayment; times: number; amount: number };
type Step = { moment: Moment; lines: Line[]; total: number };

export type Costs = {
	/** One for each moment, in their order; `total` is what is paid then. */
	steps: Step[];
	/** What was paid before and comes off the invoice. */
	deducted: Line[];
	/** All fixed amounts together. */
	total: number;
	deductedTotal: number;
	/** What the fixed amounts add to the price of fronts and worktops: the total without what comes off. */
	remaining: number;
	/** Fronts and worktops are quoted: from the minimum, for less, or not at all where nothing is ordered. */
	quoted: "fromMinimum" | "belowMinimum" | "nothing";
	/** Choices that make no difference here: those about an order, a design or a colour that there is not. */
	idle: Field[];
};

/** Adds up the fixed costs of a plan, by the moment in which each is paid. */
export function costsOf(plan: Plan): Costs {
	const orders = plan.design !== "drawing";
	const lines = [...designLines(plan), ...sampleLines(plan), ...(orders ? orderLines(plan) : [])];
	const laterLines = orders && paysPerOrder(plan) ? line("paintedCustomColour", plan.orders - 1) : [];
	const steps = moments.map((moment) => {
		const own = moment === "later" ? laterLines : lines.filter(({ price }) => stageOf(price) === moment);
		return { moment, lines: own, total: sum(own) };
	});
	const deducted = orders ? lines.filter(({ price }) => comesOffInvoice.some((key) => key === price)) : [];
	const total = sum(steps.flatMap((step) => step.lines));
	return {
		steps,
		deducted,
		total,
		deductedTotal: sum(deducted),
		remaining: total - sum(deducted),
		quoted: orders ? (plan.reorder === "yes" ? "belowMinimum" : "fromMinimum") : "nothing",
		idle: idleFields(plan),
	};
}

const line = (price: FixedPayment, times: number): Line[] =>
	times > 0 ? [{ price, times, amount: prices[price] * times }] : [];

const sum = (lines: readonly Line[]) => lines.reduce((total, { amount }) => total + amount, 0);

function stageOf(price: FixedPayment): Stage | undefined {
	const state = stateOfPayment(price);
	return state && journey[state].stage;
}

function designLines({ design, revisions }: Plan): Line[] {
	if (design === "none") return [];
	// The first revision is included.
	return [...line(design === "plan" ? "designDeposit" : "designOnly", 1), ...line("extraRevision", revisions - 1)];
}

/** Catch pays for its colour once; every other design pays in each order. */
const paysPerOrder = ({ colour }: Pick<Plan, "colour">) => colour === "painted" || colour === "both";

const sampleLines = ({ samples }: Plan) => line("sampleBox", samples);

function orderLines({ colour, delivery, reorder }: Plan): Line[] {
	return [
		...line("smallReorder", reorder === "yes" ? 1 : 0),
		...line("catchCustomColour", colour === "catch" || colour === "both" ? 1 : 0),
		...line("paintedCustomColour", paysPerOrder({ colour }) ? 1 : 0),
		...line("deliveryNear", delivery === "near" ? 1 : 0),
		...line("deliveryFar", delivery === "far" ? 1 : 0),
	];
}

function idleFields({ design, colour }: Plan): Field[] {
	if (design === "drawing") return ["colour", "orders", "delivery", "reorder"];
	const withoutDesign: Field[] = design === "none" ? ["revisions"] : [];
	const withoutPaint: Field[] = paysPerOrder({ colour }) ? [] : ["orders"];
	return [...withoutDesign, ...withoutPaint];
}

/** An order of exactly the minimum, worked out from the sample box to the delivery. */
export function exampleOrder(): { invoice: number; total: number } {
	const { deductedTotal, remaining } = costsOf(defaultPlan);
	return { invoice: prices.minimumOrder - deductedTotal, total: prices.minimumOrder + remaining };
}
