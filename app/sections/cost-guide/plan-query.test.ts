import fc from "fast-check";
import { expect, test } from "vitest";
import { type CostPlan, choicesOf, costsOf, defaultPlan, fields } from "../../../facts/costs/cost-guide.ts";
import { pageOf } from "../../../facts/site/pages.ts";
import { parsePlanQuery, serializePlan } from "./plan-query.ts";

const anyPlan: fc.Arbitrary<CostPlan> = fc.record({
	design: fc.constantFrom(...choicesOf("design")),
	revisions: fc.constantFrom(...choicesOf("revisions")),
	colour: fc.constantFrom(...choicesOf("colour")),
	orders: fc.constantFrom(...choicesOf("orders")),
	delivery: fc.constantFrom(...choicesOf("delivery")),
	reorder: fc.constantFrom(...choicesOf("reorder")),
	samples: fc.constantFrom(...choicesOf("samples")),
});

test("a plan survives the address it is written to, and the default plan needs none", () => {
	fc.assert(
		fc.property(anyPlan, (plan) => {
			expect(parsePlanQuery(serializePlan(plan))).toEqual({ plan, unread: [] });
		}),
	);
	expect(serializePlan(defaultPlan).size).toBe(0);
});

test("any query gives a plan, and lists unreadable values", () => {
	const anyQuery = fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), fc.string());
	fc.assert(
		fc.property(anyQuery, (query) => {
			const { plan, unread } = parsePlanQuery(new URLSearchParams(query));
			expect(Number.isFinite(costsOf(plan).total)).toBe(true);
			for (const field of unread) expect(plan[field]).toBe(defaultPlan[field]);
		}),
	);
	for (const bad of ["-1", "NaN", "1e9", "2.5", "", " 2", "two"]) {
		expect(parsePlanQuery(new URLSearchParams({ revisions: bad })), bad).toEqual({
			plan: defaultPlan,
			unread: ["revisions"],
		});
	}
	expect(parsePlanQuery(new URLSearchParams("samples=99&delivery=moon&utm_source=x")).unread).toEqual([
		"delivery",
		"samples",
	]);
});

test("the page table names every parameter", () => {
	expect(pageOf("prices").parameters).toEqual(fields);
});
