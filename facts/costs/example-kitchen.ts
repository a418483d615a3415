import { baseCabinetCm } from "../kitchen/cabinet-systems.ts";
import { type FrontDesign, frontDesigns } from "../products/fronts.ts";
import { type Family, families } from "../products/materials.ts";
import { type StudioAnswers, studioAnswers } from "../studio-answers.ts";
import type { QuestionKey } from "../studio-questions.ts";
import { prices } from "./prices.ts";
import { readUnitPrices } from "./read-unit-prices.ts";
import { frontPrice, frontWidth, type UnitPrices } from "./unit-prices.ts";

/** The row of six cabinets that the prices page counts. */
const row = { doors: 4, lowDrawers: 4, highDrawers: 2, metres: 3.6, sidePanels: 1, cutOuts: 2 };
/** Three of 60 cm and 220 high. Two have a door of 200 cm and a front of 20, the third an oven between two doors of 80. */
const tall = { tallDoors: 2, lowFronts: 2, doors: 2, metres: 1.8, sidePanels: 2 };
/** On wall cabinets above the row. */
const wallDoors = 4;

type Look = { family: Family; design: FrontDesign };

/** Sums of that row by the names that sentences use; undefined as long as one of its prices is open. A joint counts once it has one. */
export function exampleSums(answers: StudioAnswers = studioAnswers) {
	const unit = readUnitPrices(answers);
	const ours = unit && rowOf(unit);
	// Few slabs of marble are as long as the row, so the larger kitchen has a joint.
	const marble = ours && ours.marble + (sumOf(["seamPrice"], answers) ?? 0);
	const larger = ours && ours.total + ours.tallFronts + ours.tallSides + (marble ?? 0);
	const kvikCm = numberOf("kvikBaseCm", answers);
	const othersFrom = sumOf(["cabinetBillFrom", "applianceBillFrom", "fittingBillFrom"], answers);
	const othersTo = sumOf(["cabinetBillTo", "applianceBillTo", "fittingBillTo"], answers);
	const largerOthersFrom = sumOf(["largerCabinetsFrom", "largerAppliancesFrom", "largerFittingFrom"], answers);
	const largerOthersTo = sumOf(["largerCabinetsTo", "largerAppliancesTo", "largerFittingTo"], answers);
	const hung = ours && ours.withWall + prices.deliveryNear;
	const hangingFrom = sumOf(["hangingBillFrom"], answers);
	const hangingTo = sumOf(["hangingBillTo"], answers);
	return {
		exampleFronts: ours?.fronts,
		exampleWithWall: ours?.withWall,
		hungFrom: toHundreds(hung, hangingFrom),
		hungTo: toHundreds(hung, hangingTo),
		exampleWallDoors: ours?.wallDoors,
		faktumDoor: unit && doorOfHeight(unit, baseCabinetCm.faktum),
		kvikDoor: unit && kvikCm && doorOfHeight(unit, kvikCm),
		drawerFramed: unit && sizePrices(unit, { family: "fenix", design: "framed" })[0],
		drawerBarre: unit && sizePrices(unit, { family: "fenix", design: "barre" })[0],
		frontsCatch: unit && rowFronts(sizePrices(unit, { family: "fenix", design: "catch" })),
		frontsPull: unit && rowFronts(sizePrices(unit, { family: "fenix", design: "pull" })),
		exampleWorktop: ours?.worktop,
		examplePlinth: ours?.plinth,
		exampleCutOuts: ours?.cutOuts,
		exampleRest: ours?.rest,
		exampleTotal: ours?.total,
		exampleTallFronts: ours?.tallFronts,
		exampleTallSides: ours?.tallSides,
		exampleMarble: marble,
		exampleWithTall: larger,
		othersFrom,
		othersTo,
		wholeFrom: toHundreds(ours?.total, othersFrom),
		wholeTo: toHundreds(ours?.total, othersTo),
		largerOthersFrom,
		largerOthersTo,
		largerKitchenFrom: toHundreds(larger, largerOthersFrom),
		largerKitchenTo: toHundreds(larger, largerOthersTo),
		...paymentsOf(ours?.total, answers),
	};
}

/** The row in flat Fenix with a steel worktop, delivered nearby; then what tall cabinets and a marble worktop add. */
function rowOf({ door: { fenix }, sizes, worktop, plinth, sidePanel, cutOut, sink, tap }: UnitPrices) {
	const inFenix = sizes.map(({ price }) => price);
	const [low = 0, , , tallDoor = 0] = inFenix;
	const sums = {
		fronts: rowFronts(inFenix),
		worktop: Math.round(row.metres * worktop["stainless-steel"]),
		plinth: Math.round(row.metres * plinth),
		cutOuts: row.cutOuts * cutOut,
	};
	const once = row.sidePanels * sidePanel.base + sink["stainless-steel"] + tap.standard;
	const rest = sums.plinth + sums.cutOuts + once;
	return {
		...sums,
		withWall: sums.fronts + wallDoors * fenix,
		wallDoors: wallDoors * fenix,
		rest,
		total: sums.fronts + sums.worktop + rest + prices.deliveryNear,
		tallFronts: tall.tallDoors * tallDoor + tall.lowFronts * low + tall.doors * fenix,
		tallSides: tall.sidePanels * sidePanel.tall + Math.round(tall.metres * plinth),
		marble: Math.round(row.metres * worktop.marble) - sums.worktop,
	};
}

/** The two payments of an invoice, from which the deposit has come off. */
function paymentsOf(total: number | undefined, answers: StudioAnswers) {
	const percent = numberOf("downPayment", answers);
	if (total === undefined || percent === undefined)
		return { exampleFirstPayment: undefined, exampleLastPayment: undefined };
	const invoice = total - prices.designDeposit;
	const exampleFirstPayment = Math.round(invoice * percent) / 100;
	return { exampleFirstPayment, exampleLastPayment: invoice - exampleFirstPayment };
}

/** A flat door in Fenix for a base cabinet of another height than Metod's. */
const doorOfHeight = (unit: UnitPrices, cm: number) =>
	priceOf(unit, { family: "fenix", design: "flush", squareMetres: (frontWidth * cm) / 100 });

const priceOf = (unit: UnitPrices, front: Parameters<typeof frontPrice>[1]) =>
	Math.round(frontPrice(unit, front) / 5) * 5;

/** From small to large. They are rounded one by one, so that the table adds up. */
const sizePrices = (unit: UnitPrices, look: Look) =>
	unit.sizes.map(({ squareMetres }) => priceOf(unit, { ...look, squareMetres }));

/** The ten fronts of the row, for the prices of all sizes. */
function rowFronts([low = 0, high = 0, door = 0]: readonly number[]): number {
	return row.doors * door + row.lowDrawers * low + row.highDrawers * high;
}

/** Every material as a flat front, and every other design in Fenix: a price for each size, and for the row. */
export function frontPriceTable(answers: StudioAnswers = studioAnswers) {
	const unit = readUnitPrices(answers);
	if (!unit) return undefined;
	const withPrices = (look: Look) => {
		const sizes = unit.sizes.map(({ squareMetres }) => ({
			heightCm: Math.round((squareMetres / frontWidth) * 100),
			price: priceOf(unit, { ...look, squareMetres }),
		}));
		return { ...look, sizes, run: rowFronts(sizes.map(({ price }) => price)) };
	};
	return {
		flat: families
			.toSorted((one, other) => unit.door[one] - unit.door[other])
			.map((family) => withPrices({ family, design: "flush" })),
		inFenix: frontDesigns
			.filter((design) => unit.design[design] > 0)
			.map((design) => withPrices({ family: "fenix", design })),
	};
}

function numberOf(key: QuestionKey, answers: StudioAnswers): number | undefined {
	const answer = answers[key]?.answer;
	return answer && "number" in answer ? answer.number : undefined;
}

function sumOf(keys: readonly QuestionKey[], answers: StudioAnswers): number | undefined {
	return keys.reduce<number | undefined>((total, key) => {
		const answer = answers[key]?.answer;
		return total !== undefined && answer && "euro" in answer ? total + answer.euro : undefined;
	}, 0);
}

/** Our part and that of others together; undefined while one is, not where one is 0. */
const toHundreds = (ours: number | undefined, others: number | undefined) =>
	ours === undefined || others === undefined ? undefined : Math.round((ours + others) / 100) * 100;
