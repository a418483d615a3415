import { expect, test } from "vitest";
import { prices } from "../facts/costs/prices.ts";
import type { UnitPrices } from "../facts/costs/unit-prices.ts";
import { type Mix, openingMix } from "./mix.ts";
import { priceOfMix, totalOfMix } from "./mix-price.ts";

const unit: UnitPrices = {
	door: { fenix: 260, melatop: 190, wood: 390, painted: 400, "raw-mdf": 170, multiplex: 300 },
	design: { own: 0, flush: 0, catch: 20, pull: 30, framed: 90, barre: 100 },
	sizes: [
		{ squareMetres: 0.12, price: 90 },
		{ squareMetres: 0.24, price: 150 },
		{ squareMetres: 0.48, price: 260 },
		{ squareMetres: 1.2, price: 620 },
	],
	worktop: { fenix: 450, "marble-composite": 650, "stainless-steel": 700, marble: 900 },
	plinth: 25,
	sidePanel: { base: 160, tall: 400 },
	cutOut: 85,
	sink: { "stainless-steel": 390, black: 450, brass: 690 },
	tap: { standard: 290, "boiling-water": 1100 },
};
const priceOf = (change: Partial<Mix>) => priceOfMix({ ...openingMix, ...change }, unit);

test("the worktop costs its metres, sink and tap what they are", () => {
	const { worktop, sinkAndTap } = priceOf({});
	expect(worktop.amount / unit.worktop["stainless-steel"]).toBeCloseTo(worktop.metres, 1);
	expect(sinkAndTap).toBe(680);
	expect(priceOf({ sink: "brass", tap: "boiling-water" }).sinkAndTap).toBe(1790);
});

test("a dearer material, a larger kitchen and wall cabinets cost more", () => {
	const fronts = (change: Partial<Mix>) => priceOf(change).fronts.amount;
	const wood = { ...openingMix.base, material: "walnut" } as const;
	expect(fronts({ base: wood })).toBeGreaterThan(fronts({}));
	expect(fronts({ uppers: "cabinets" })).toBeGreaterThan(fronts({}));
	expect(fronts({ size: "wide" })).toBeGreaterThan(fronts({}));
	expect(priceOf({ plan: "island" }).panels).toBeGreaterThan(priceOf({}).panels);
});

test("the total adds the parts and, for paint, the colour charge", () => {
	const painted: Mix = { ...openingMix, base: { design: "flush", material: "painted", colour: "#446655" } };
	const { fronts, worktop, sinkAndTap, plinths, panels, cutOuts } = priceOfMix(painted, unit);
	const parts = fronts.amount + worktop.amount + sinkAndTap + plinths + panels + cutOuts;
	expect(totalOfMix(painted, unit)).toBe(parts + prices.paintedCustomColour);
});

test("one front of another material changes the sum by that front", () => {
	const single = { design: "catch", material: "walnut", colour: undefined, front: "back-0-0" } as const;
	const difference = priceOf({ singles: [single] }).fronts.amount - priceOf({}).fronts.amount;
	expect(difference).toBeGreaterThan(0);
	expect(difference).toBeLessThan(unit.door.wood);
});
