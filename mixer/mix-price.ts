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
	/** Plinths, panels, and holes in the worktop. */
	rest: number;
};

/** From the floor to the worktop, beside a base cabinet. */
const sidePanelSquareMetres = 0.6 * 0.88;

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
	const plinths = metresOf(runs.flatMap((run) => run.plinths)) * unit.plinth;
	return {
		fronts: { count: fronts.length, amount: toTens(sum(frontPrices)) },
		worktop: { metres: Math.round(metres * 10) / 10, amount: toTens(metres * unit.worktop[mix.worktop]) },
		sinkAndTap: toTens(unit.sink[mix.sink] + unit.tap[mix.tap]),
		rest: toTens(sum(panels) + plinths + holes * unit.cutOut),
	};
}

/** What the studio is paid for this kitchen, delivery aside: its parts and its colour charges. */
export function totalOfMix(mix: Mix, unit: UnitPrices): number {
	const { fronts, worktop, sinkAndTap, rest } = priceOfMix(mix, unit);
	return fronts.amount + worktop.amount + sinkAndTap + rest + sum(colourCosts(mix).map((price) => prices[price]));
}

/** By its visible face, in the material of the fronts beside it. */
function panelPrice({ kind, group, width, height, depth }: Panel, mix: Mix, unit: UnitPrices): number {
	const face = kind === "cover" ? area(depth, height) : area(width, height);
	const family = materialOf(frontsOf(mix, group).material).family;
	return (unit.sidePanel * (face / sidePanelSquareMetres) * unit.door[family]) / unit.door.fenix;
}

/** In square metres, of millimetres. */
const area = (width: number, height: number) => (width / 1000) * (height / 1000);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const toTens = (amount: number) => Math.round(amount / 10) * 10;
