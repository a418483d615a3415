import { baseCabinetCm } from "../kitchen/cabinet-systems.ts";
import { type OpenQuestions, openQuestions } from "../open-questions.ts";
import type { QuestionKey } from "../questions.ts";
import { prices } from "./prices.ts";
import { readUnitPrices } from "./read-unit-prices.ts";
import { frontPrice, type UnitPrices } from "./unit-prices.ts";

/** The row of six cabinets that the prices page counts. */
const row = { doors: 4, lowDrawers: 4, highDrawers: 2, metres: 3.6, sidePanels: 1, cutOuts: 2 };
/** Three of 60 cm with a door of 200 cm, one of 40 cm above it, and a panel on either side of the three. */
const tall = { cabinets: 3, metres: 1.8, sidePanels: 2 };
/** On wall cabinets above the row, where only fronts are ordered. */
const wallDoors = 4;

/** Sums of that row by the names that sentences use; undefined as long as one of its prices is open. */
export function exampleSums(answers: OpenQuestions = openQuestions) {
	const unit = readUnitPrices(answers);
	const ours = unit && rowOf(unit);
	const othersFrom = sumOf(["cabinetBillFrom", "applianceBillFrom", "fittingBillFrom"], answers);
	const othersTo = sumOf(["cabinetBillTo", "applianceBillTo", "fittingBillTo"], answers);
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
		exampleWorktop: ours?.worktop,
		examplePlinth: ours?.plinth,
		exampleCutOuts: ours?.cutOuts,
		exampleRest: ours?.rest,
		exampleTotal: ours?.total,
		exampleTallPlinth: ours?.tallPlinth,
		exampleWithTall: ours?.withTall,
		othersFrom,
		othersTo,
		wholeFrom: ours && othersFrom && toHundreds(ours.total + othersFrom),
		wholeTo: ours && othersTo && toHundreds(ours.total + othersTo),
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
	const tallParts = tall.cabinets * (tallDoor + high) + tall.sidePanels * sidePanel.tall + tallPlinth;
	return {
		...sums,
		withWall: sums.fronts + wallDoors * fenix,
		rest,
		total,
		tallPlinth,
		withTall: total + tallParts + Math.round(row.metres * worktop.marble) - sums.worktop,
	};
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
