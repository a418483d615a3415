import fc from "fast-check";
import { expect, test } from "vitest";
import { type CostPlan, choicesOf, costsOf as costsWith, defaultPlan, moments } from "./cost-guide.ts";

/** Invented amounts, each recognisable in a sum. */
const prices = {
	sampleBox: 1,
	designDeposit: 10,
	designOnly: 20,
	extraRevision: 100,
	catchCustomColour: 1_000,
	paintedCustomColour: 2_000,
	smallReorder: 10_000,
	deliveryNear: 100_000,
	deliveryFar: 200_000,
	minimumOrder: 1_000_000,
};
const costsOf = (plan: CostPlan) => costsWith(plan, prices);

const anyPlan: fc.Arbitrary<CostPlan> = fc.record({
	design: fc.constantFrom(...choicesOf("design")),
	revisions: fc.constantFrom(...choicesOf("revisions")),
	colour: fc.constantFrom(...choicesOf("colour")),
	orders: fc.constantFrom(...choicesOf("orders")),
	delivery: fc.constantFrom(...choicesOf("delivery")),
	reorder: fc.constantFrom(...choicesOf("reorder")),
	samples: fc.constantFrom(...choicesOf("samples")),
});

const add = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const totalIn = (plan: CostPlan, moment: (typeof moments)[number]) =>
	costsOf(plan).byMoment.find((one) => one.moment === moment)?.total;

test("the default plan: a sample box, the deposit and a delivery nearby; the first two come off the invoice", () => {
	const costs = costsOf(defaultPlan);
	expect(costs.byMoment.map(({ total }) => total)).toEqual([
		prices.sampleBox,
		prices.designDeposit,
		prices.deliveryNear,
		0,
	]);
	expect(costs.deductedTotal).toBe(prices.sampleBox + prices.designDeposit);
	expect(costs.remaining).toBe(prices.deliveryNear);
	expect(costs.quoted).toBe("fromMinimum");
});

test("the first revision is included, each further one is paid", () => {
	const extra = (revisions: number) => costsOf({ ...defaultPlan, revisions }).total - costsOf(defaultPlan).total;
	expect([0, 1, 2, 4].map(extra)).toEqual([0, 0, prices.extraRevision, prices.extraRevision * 3]);
});

test("Catch in a colour of your own is paid once, Painted in every order", () => {
	for (const orders of choicesOf("orders")) {
		const none = costsOf({ ...defaultPlan, orders }).total;
		expect(costsOf({ ...defaultPlan, orders, colour: "catch" }).total - none).toBe(prices.catchCustomColour);
		expect(costsOf({ ...defaultPlan, orders, colour: "painted" }).total - none).toBe(
			prices.paintedCustomColour * orders,
		);
	}
	expect(totalIn({ ...defaultPlan, colour: "painted", orders: 3 }, "later")).toBe(prices.paintedCustomColour * 2);
	const both = costsOf({ ...defaultPlan, colour: "both", orders: 3 }).total - costsOf(defaultPlan).total;
	expect(both).toBe(prices.catchCustomColour + prices.paintedCustomColour * 3);
});

test("a 3D drawing alone leads to no invoice: nothing comes off and nothing of an order counts", () => {
	fc.assert(
		fc.property(anyPlan, (plan) => {
			const costs = costsOf({ ...plan, design: "drawing" });
			expect(costs.deducted).toEqual([]);
			expect(costs.quoted).toBe("nothing");
			expect(totalIn({ ...plan, design: "drawing" }, "order")).toBe(0);
			expect(totalIn({ ...plan, design: "drawing" }, "later")).toBe(0);
		}),
	);
});

test("the moments add up to the total, and each to its lines", () => {
	fc.assert(
		fc.property(anyPlan, (plan) => {
			const { byMoment, total } = costsOf(plan);
			expect(byMoment.map(({ moment }) => moment)).toEqual(moments);
			expect(add(byMoment.map((one) => one.total))).toBe(total);
			for (const step of byMoment) expect(add(step.lines.map(({ amount }) => amount))).toBe(step.total);
		}),
	);
});

test("no more comes off the invoice than was paid before", () => {
	fc.assert(
		fc.property(anyPlan, (plan) => {
			const { deducted, deductedTotal, remaining, total } = costsOf(plan);
			expect(deductedTotal).toBe(add(deducted.map(({ amount }) => amount)));
			expect(deductedTotal).toBeLessThanOrEqual((totalIn(plan, "discover") ?? 0) + (totalIn(plan, "design") ?? 0));
			expect(remaining).toBe(total - deductedTotal);
		}),
	);
});

test("no amount is ever negative or not a number, and each is a price times how often it is paid", () => {
	fc.assert(
		fc.property(anyPlan, (plan) => {
			const { byMoment, deducted, total, remaining } = costsOf(plan);
			expect(total).toBeGreaterThanOrEqual(0);
			expect(remaining).toBeGreaterThanOrEqual(0);
			for (const { price, times, amount } of [...byMoment.flatMap(({ lines }) => lines), ...deducted]) {
				expect(times).toBeGreaterThan(0);
				expect(amount).toBe(prices[price] * times);
			}
		}),
	);
});

test("more of anything never costs less", () => {
	fc.assert(
		fc.property(anyPlan, (plan) => {
			const { total } = costsOf(plan);
			expect(costsOf({ ...plan, revisions: plan.revisions + 1 }).total).toBeGreaterThanOrEqual(total);
			expect(costsOf({ ...plan, samples: plan.samples + 1 }).total).toBeGreaterThan(total);
			expect(costsOf({ ...plan, orders: plan.orders + 1 }).total).toBeGreaterThanOrEqual(total);
		}),
	);
});

test("idle choices do not change the costs", () => {
	fc.assert(
		fc.property(anyPlan, anyPlan, (plan, other) => {
			const { idle, total, deductedTotal } = costsOf(plan);
			const changed = { ...plan, ...Object.fromEntries(idle.map((field) => [field, other[field]])) };
			expect(costsOf(changed)).toMatchObject({ total, deductedTotal });
		}),
	);
});

test("the smallest order costs the minimum plus payments that do not come off", () => {
	expect(costsOf(defaultPlan).withMinimum).toBe(prices.minimumOrder + prices.deliveryNear);
	const paintedTwice: CostPlan = { ...defaultPlan, colour: "painted", orders: 2, delivery: "pickup" };
	expect(costsOf(paintedTwice).withMinimum).toBe(prices.minimumOrder + prices.paintedCustomColour);
	expect(costsOf({ ...defaultPlan, reorder: "yes" }).withMinimum).toBeUndefined();
	expect(costsOf({ ...defaultPlan, design: "drawing" }).withMinimum).toBeUndefined();
});
