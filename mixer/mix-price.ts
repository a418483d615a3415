import { prices } from "../facts/costs/prices.ts";
import { frontPrice, type UnitPrices } from "../facts/costs/unit-prices.ts";
import { materialOf } from "../facts/products/materials.ts";
import { colourCosts } from "./fixed-costs.ts";
import { buildKitchen } from "./kitchen-model/build-kitchen.ts";
import { frontsIn } from "./kitchen-model/front-ids.ts";
import type { Panel } from "./kitchen-model/model.ts";
import { frontOf, frontsOf, type Mix } from "./mix.ts";

/** Rough amounts in euros, rounded to tens. */
export type MixPrice = {
	fronts: { count: number; amount: number };
	worktop: { metres: number; amount: number };
	sinkAndTap: number;
	plinths: number;
	panels: number;
	/** Holes in the worktop. */
	cutOuts: number;
};

/** From the floor to the worktop beside a base cabinet, and to the top of a tall one. */
const panelSquareMetres = { base: 0.6 * 0.88, tall: 0.6 * 2.2 };

/** What the kitchen of this mix costs as it is drawn, without colour charges, splashback and delivery. */
export function priceOfMix(mix: Mix, unit: UnitPrices): MixPrice {
	const model = buildKitchen(mix);
	const { runs } = model;
	const fronts = frontsIn(model);
	const frontPrices = fronts.map((front) => {
		const { design, material } = frontOf(mix, front);
		return frontPrice(unit, {
			design,
			family: materialOf(material).family,
			squareMetres: area(front.width, front.height),
		});
	});
	const panels = runs.flatMap((run) => run.panels.map((panel) => panelPrice(panel, mix, unit)));
	const metresOf = (parts: readonly { width: number }[]) => sum(parts.map(({ width }) => width)) / 1000;
	const tops = runs.flatMap(({ worktops }) => worktops);
	const metres = metresOf(tops);
	const holes = tops.flatMap(({ cutOuts }) => cutOuts).length;
	return {
		fronts: { count: fronts.length, amount: toTens(sum(frontPrices)) },
		worktop: { metres: Math.round(metres * 10) / 10, amount: toTens(metres * unit.worktop[mix.worktop]) },
		sinkAndTap: toTens(unit.sink[mix.sink] + unit.tap[mix.tap]),
		plinths: toTens(metresOf(runs.flatMap((run) => run.plinths)) * unit.plinth),
		panels: toTens(sum(panels)),
		cutOuts: toTens(holes * unit.cutOut),
	};
}

/** What the studio is paid for this kitchen, delivery aside: its parts and its colour charges. */
export function totalOfMix(mix: Mix, unit: UnitPrices): number {
	const { fronts, worktop, ...amounts } = priceOfMix(mix, unit);
	const colours = colourCosts(mix).map((price) => prices[price]);
	return sum([fronts.amount, worktop.amount, ...Object.values(amounts), ...colours]);
}

/** By its visible face, in the material of the fronts beside it. */
function panelPrice({ kind, group, width, height, depth }: Panel, mix: Mix, unit: UnitPrices): number {
	const face = kind === "cover" ? area(depth, height) : area(width, height);
	const family = materialOf(frontsOf(mix, group).material).family;
	const size = kind === "cover" && group === "tall" ? "tall" : "base";
	return (unit.sidePanel[size] * (face / panelSquareMetres[size]) * unit.door[family]) / unit.door.fenix;
}

/** In square metres, of millimetres. */
const area = (width: number, height: number) => (width / 1000) * (height / 1000);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const toTens = (amount: number) => Math.round(amount / 10) * 10;
