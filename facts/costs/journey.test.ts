import { expect, test } from "vitest";
import { comesOffInvoice, isBookable, journey, stages, stateKeys, stateOfPayment, statesOf } from "./journey.ts";
import { leadTimeWeeks } from "./terms.ts";

test("the stages follow each other, and every state belongs to one", () => {
	expect(stages.flatMap(statesOf)).toEqual(stateKeys);
	expect(stages.map((stage) => statesOf(stage).length)).toEqual([1, 1, 4]);
});

test("the first meeting asks for nothing, the design for the deposit", () => {
	expect(journey.discover.due).toEqual([]);
	expect(journey.design.due).toEqual(["designDeposit"]);
});

test("an order goes from the final call to the retailer, then production, then delivery", () => {
	expect(statesOf("order")).toEqual(["finalCall", "retailer", "production", "delivery"]);
});

test("production waits for a part of the invoice, delivery for the remainder", () => {
	expect(stateOfPayment("invoicePart")).toBe("production");
	expect(stateOfPayment("invoiceRemainder")).toBe("delivery");
});

test("each of the three meetings can be booked, in its own state", () => {
	expect(stateKeys.filter(isBookable).map((key) => journey[key].meeting)).toEqual([
		"bookDiscovery",
		"bookDesign",
		"bookFinalCall",
	]);
});

test("nothing is paid in two states, and what is no step of the journey in none", () => {
	const payments = stateKeys.flatMap((key) => [...journey[key].due, ...journey[key].optional]);
	expect(new Set(payments).size).toBe(payments.length);
	expect(stateOfPayment("minimumOrder")).toBeUndefined();
	expect(stateOfPayment("tilePerSquareMetre")).toBeUndefined();
});

test("what comes off the invoice is paid before there is an invoice", () => {
	const invoice = stateKeys.indexOf("production");
	for (const price of comesOffInvoice) {
		const paidIn = stateOfPayment(price);
		expect(paidIn && stateKeys.indexOf(paidIn), price).toBeLessThan(invoice);
	}
});

test("the lead time is that of production", () => {
	expect(stateKeys.filter((key) => "leadTimeWeeks" in journey[key])).toEqual(["production"]);
	expect(journey.production.leadTimeWeeks).toEqual(leadTimeWeeks);
});

test("both sides have something to do in every state, and nobody does the same thing twice", () => {
	const tasks = stateKeys.flatMap((key) => [...journey[key].visitor, ...journey[key].studio]);
	expect(new Set(tasks).size).toBe(tasks.length);
	for (const key of stateKeys) {
		expect(journey[key].visitor.length, key).toBeGreaterThan(0);
		expect(journey[key].studio.length, key).toBeGreaterThan(0);
	}
});
