import { expect, test } from "vitest";
import type { StudioAnswers } from "../studio-answers.ts";
import { exampleSums, frontPriceTable } from "./example-kitchen.ts";
import { prices } from "./prices.ts";
import { readUnitPrices } from "./read-unit-prices.ts";
import { frontPrice } from "./unit-prices.ts";

const amounts = {
	doorPriceMelatop: 190,
	doorPriceFenix: 260,
	doorPriceWood: 390,
	doorPricePainted: 400,
	doorPriceRawMdf: 170,
	doorPriceMultiplex: 300,
	doorPriceCatch: 280,
	doorPricePull: 290,
	doorPriceFramed: 350,
	doorPriceBarre: 360,
	lowDrawerPrice: 90,
	highDrawerPrice: 150,
	tallDoorPrice: 620,
	plinthPrice: 25,
	sidePanelPrice: 160,
	tallPanelPrice: 400,
	worktopPriceFenix: 450,
	worktopPriceComposite: 650,
	worktopPriceSteel: 700,
	worktopPriceMarble: 900,
	cutOutPrice: 85,
	sinkPriceSteel: 390,
	sinkPriceBlack: 450,
	sinkPriceBrass: 690,
	tapPrice: 290,
	boilingTapPrice: 1100,
	cabinetBillFrom: 1200,
	cabinetBillTo: 2000,
	applianceBillFrom: 1000,
	applianceBillTo: 2500,
	fittingBillFrom: 1500,
	fittingBillTo: 3000,
	hangingBillFrom: 300,
	hangingBillTo: 600,
	seamPrice: 180,
	largerCabinetsFrom: 2000,
	largerCabinetsTo: 3500,
	largerAppliancesFrom: 2500,
	largerAppliancesTo: 5000,
	largerFittingFrom: 2000,
	largerFittingTo: 3600,
};

const answeredWith = (given: Record<string, number>): StudioAnswers =>
	Object.fromEntries(
		Object.entries(given).map(([key, euro]) => [key, { question: key, shownOn: [], answer: { euro } }]),
	);

test("the row of six adds up from the prices of its parts", () => {
	const total = 1700 + 2520 + 90 + 160 + 170 + 390 + 290 + prices.deliveryNear;
	const larger = total + 2 * (620 + 90) + 2 * 260 + 2 * 400 + 45 + 720 + 180;
	expect(exampleSums(answeredWith(amounts))).toEqual({
		exampleFronts: 1700,
		exampleWithWall: 2740,
		hungFrom: Math.round((2740 + prices.deliveryNear + 300) / 100) * 100,
		hungTo: Math.round((2740 + prices.deliveryNear + 600) / 100) * 100,
		exampleWallDoors: 1040,
		faktumDoor: 235,
		kvikDoor: undefined,
		drawerFramed: 120,
		drawerBarre: 125,
		frontsCatch: 1820,
		frontsPull: 1890,
		exampleWorktop: 2520,
		examplePlinth: 90,
		exampleCutOuts: 170,
		exampleRest: 1100,
		exampleTotal: total,
		exampleTallFronts: 1940,
		exampleTallSides: 845,
		exampleMarble: 900,
		exampleWithTall: larger,
		othersFrom: 3700,
		othersTo: 7500,
		wholeFrom: Math.round((total + 3700) / 100) * 100,
		wholeTo: Math.round((total + 7500) / 100) * 100,
		largerOthersFrom: 6500,
		largerOthersTo: 12100,
		largerKitchenFrom: Math.round((larger + 6500) / 100) * 100,
		largerKitchenTo: Math.round((larger + 12100) / 100) * 100,
		exampleFirstPayment: undefined,
		exampleLastPayment: undefined,
	});
});

test("the deposit comes off the invoice before it is split, and a joint without a price is left out", () => {
	const { seamPrice, ...others } = amounts;
	const downPayment = { question: "", shownOn: [], answer: { number: 40 } };
	const { exampleTotal = 0, exampleWithTall = 0 } = exampleSums(answeredWith(amounts));
	const sums = exampleSums({ ...answeredWith(others), downPayment });
	expect(sums.exampleFirstPayment).toBeCloseTo((exampleTotal - prices.designDeposit) * 0.4);
	expect(sums.exampleLastPayment).toBeCloseTo((exampleTotal - prices.designDeposit) * 0.6);
	expect(sums.exampleWithTall).toBe(exampleWithTall - seamPrice);
});

test("a door for KVIK has a price once its height is known", () => {
	const kvikBaseCm = { question: "", shownOn: [], answer: { number: 70 } };
	expect(exampleSums({ ...answeredWith(amounts), kvikBaseCm }).kvikDoor).toBe(235);
});

test("the table has flat fronts from cheap to dear, and the other designs in Fenix", () => {
	const { flat = [], inFenix = [] } = frontPriceTable(answeredWith(amounts)) ?? {};
	expect(flat.map(({ family }) => family)).toEqual(["raw-mdf", "melatop", "fenix", "multiplex", "wood", "painted"]);
	expect(inFenix.map(({ design }) => design)).toEqual(["catch", "pull", "framed", "barre"]);
	expect(flat[2]?.sizes.map(({ heightCm, price }) => `${heightCm}: ${price}`)).toEqual([
		"20: 90",
		"40: 150",
		"80: 260",
		"200: 620",
	]);
	for (const { sizes, run } of [...flat, ...inFenix]) {
		const [low = 0, high = 0, door = 0] = sizes.map(({ price }) => price);
		expect(run).toBe(4 * door + 4 * low + 2 * high);
	}
});

test("while a price is open, no sum that needs it is given", () => {
	const { tapPrice: _, ...others } = amounts;
	const sums = exampleSums(answeredWith(others));
	expect(sums).toMatchObject({ exampleTotal: undefined, wholeFrom: undefined, othersFrom: 3700 });
	expect(readUnitPrices(answeredWith(others))).toBeUndefined();
});

test("what costs nothing is an answer too", () => {
	const { hungFrom } = exampleSums(answeredWith({ ...amounts, hangingBillFrom: 0 }));
	expect(hungFrom).toBe(Math.round((2740 + prices.deliveryNear) / 100) * 100);
});

test("a front costs what is known of its size, and something between two sizes", () => {
	const unit = readUnitPrices(answeredWith(amounts));
	if (!unit) throw new Error("all prices were given");
	const fenix = (squareMetres: number) => frontPrice(unit, { family: "fenix", design: "flush", squareMetres });
	expect([0.12, 0.24, 0.48, 1.2].map(fenix)).toEqual([90, 150, 260, 620]);
	expect(fenix(0.36)).toBeCloseTo(205);
	expect(fenix(0.06)).toBeCloseTo(60);
	expect(fenix(1.32)).toBeCloseTo(680);
	expect(frontPrice(unit, { family: "wood", design: "barre", squareMetres: 0.48 })).toBe(490);
});
