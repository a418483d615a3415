import { baseCabinetCm } from "../kitchen/cabinet-systems.ts";
import { type OpenQuestions, openQuestions } from "../open-questions.ts";
import type { FrontDesign } from "../products/fronts.ts";
import type { Family } from "../products/materials.ts";
import type { QuestionKey } from "../questions.ts";
import { prices } from "./prices.ts";
import { readUnitPrices } from "./read-unit-prices.ts";
import { frontPrice, type UnitPrices } from "./unit-prices.ts";

/** The row of six cabinets that the prices page counts. */
const row = { doors: 4, lowDrawers: 4, highDrawers: 2, metres: 3.6, sidePanels: 1, cutOuts: 2 };
/** Three of 60 cm and 220 high. Two have a door of 200 cm and a front of 20, the third an oven between two doors of 80. */
const tall = { tallDoors: 2, lowFronts: 2, doors: 2, metres: 1.8, sidePanels: 2 };
/** On wall cabinets above the row, where only fronts are ordered. */
const wallDoors = 4;

/** Sums of that row by the names that sentences use; undefined as long as one of its prices is open. */
export function exampleSums(answers: OpenQuestions = openQuestions) {
	const unit = readUnitPrices(answers);
	const ours = unit && rowOf(unit);
	// Few slabs of marble are as long as the row, so the larger kitchen has a joint.
	const larger = ours && ours.withTall + (sumOf(["seamPrice"], answers) ?? 0);
	const othersFrom = sumOf(["cabinetBillFrom", "applianceBillFrom", "fittingBillFrom"], answers);
	const othersTo = sumOf(["cabinetBillTo", "applianceBillTo", "fittingBillTo"], answers);
	const largerOthersFrom = sumOf(["largerCabinetsFrom", "largerAppliancesFrom", "largerFittingFrom"], answers);
	const largerOthersTo = sumOf(["largerCabinetsTo", "largerAppliancesTo", "largerFittingTo"], answers);
	// As in the mixer: other fronts keep the proportions that Fenix has between sizes.
	const rowFronts = (family: Family, design: FrontDesign) =>
		unit && ours && Math.round((ours.fronts * (unit.door[family] + unit.design[design])) / unit.door.fenix / 10) * 10;
	const hangingFrom = sumOf(["hangingBillFrom"], answers);
	const hangingTo = sumOf(["hangingBillTo"], answers);
	return {
		exampleFronts: ours?.fronts,
		exampleWithWall: ours?.withWall,
		hungFrom: ours && hangingFrom && toHundreds(ours.withWall + prices.deliveryNear + hangingFrom),
		hungTo: ours && hangingTo && toHundreds(ours.withWall + prices.deliveryNear + hangingTo),
		faktumDoor: unit && faktumDoorOf(unit),
		extraCatch: unit?.design.catch,
		extraPull: unit?.design.pull,
		extraFramed: unit?.design.framed,
		extraBarre: unit?.design.barre,
		frontsRawMdf: rowFronts("raw-mdf", "flush"),
		frontsMelatop: rowFronts("melatop", "flush"),
		frontsMultiplex: rowFronts("multiplex", "flush"),
		frontsWood: rowFronts("wood", "flush"),
		frontsPainted: rowFronts("painted", "flush"),
		frontsCatch: rowFronts("fenix", "catch"),
		frontsPull: rowFronts("fenix", "pull"),
		frontsFramed: rowFronts("fenix", "framed"),
		frontsBarre: rowFronts("fenix", "barre"),
		exampleWorktop: ours?.worktop,
		examplePlinth: ours?.plinth,
		exampleCutOuts: ours?.cutOuts,
		exampleRest: ours?.rest,
		exampleTotal: ours?.total,
		exampleTallPlinth: ours?.tallPlinth,
		exampleMarble: ours?.marble,
		exampleWithTall: larger,
		othersFrom,
		othersTo,
		wholeFrom: ours && othersFrom && toHundreds(ours.total + othersFrom),
		wholeTo: ours && othersTo && toHundreds(ours.total + othersTo),
		largerOthersFrom,
		largerOthersTo,
		largerKitchenFrom: larger && largerOthersFrom && toHundreds(larger + largerOthersFrom),
		largerKitchenTo: larger && largerOthersTo && toHundreds(larger + largerOthersTo),
		...paymentsOf(ours?.total, answers),
	};
}

/** The row in flat Fenix with a steel worktop, delivered nearby; then with tall cabinets and a marble worktop. */
function rowOf({ door: { fenix }, sizes, worktop, plinth, sidePanel, cutOut, sink, tap }: UnitPrices) {
	const [low = 0, high = 0, , tallDoor = 0] = sizes.map(({ price }) => price);
	const sums = {
		fronts: row.doors * fenix + row.lowDrawers * low + row.highDrawers * high,
		worktop: Math.round(row.metres * worktop["stainless-steel"]),
		plinth: Math.round(row.metres * plinth),
		cutOuts: row.cutOuts * cutOut,
	};
	const once = row.sidePanels * sidePanel.base + sink["stainless-steel"] + tap.standard;
	const rest = sums.plinth + sums.cutOuts + once;
	const total = sums.fronts + sums.worktop + rest + prices.deliveryNear;
	const tallPlinth = Math.round(tall.metres * plinth);
	const marble = Math.round(row.metres * worktop.marble) - sums.worktop;
	const tallFronts = tall.tallDoors * tallDoor + tall.lowFronts * low + tall.doors * fenix;
	const tallParts = tallFronts + tall.sidePanels * sidePanel.tall + tallPlinth;
	return {
		...sums,
		withWall: sums.fronts + wallDoors * fenix,
		rest,
		total,
		tallPlinth,
		marble,
		withTall: total + tallParts + marble,
	};
}

/** The two payments of an invoice, from which the deposit has come off. */
function paymentsOf(total: number | undefined, answers: OpenQuestions) {
	const percent = answers.downPayment?.answer;
	if (total === undefined || !percent || !("number" in percent))
		return { exampleFirstPayment: undefined, exampleLastPayment: undefined };
	const invoice = total - prices.designDeposit;
	const exampleFirstPayment = Math.round(invoice * percent.number) / 100;
	return { exampleFirstPayment, exampleLastPayment: invoice - exampleFirstPayment };
}

/** A flat door in Fenix for a base cabinet that is lower than Metod's. */
function faktumDoorOf(unit: UnitPrices): number {
	const squareMetres = (0.6 * baseCabinetCm.faktum) / 100;
	return Math.round(frontPrice(unit, { family: "fenix", design: "flush", squareMetres }) / 5) * 5;
}

function sumOf(keys: readonly QuestionKey[], answers: OpenQuestions): number | undefined {
	return keys.reduce<number | undefined>((total, key) => {
		const answer = answers[key]?.answer;
		return total !== undefined && answer && "euro" in answer ? total + answer.euro : undefined;
	}, 0);
}

const toHundreds = (amount: number) => Math.round(amount / 100) * 100;
