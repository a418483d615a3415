import { baseCabinetCm } from "../../facts/kitchen/cabinet-systems.ts";
import { cabinets, kitchenSizes } from "../../facts/kitchen/cabinets.ts";
import { type Worktop, worktopThicknessMm } from "../../facts/products/worktops.ts";
import type { MixSystem } from "../mix.ts";

/** The heights and depths of one kitchen, in millimetres. */
export type Measures = {
	plinth: number;
	baseTop: number;
	tallTop: number;
	wallFoot: number;
	/** The height of the lowest front, in base cabinets and in others. */
	baseRow: number;
	row: number;
	/** How far the face of a front stands from the wall. */
	face: number;
	wallFace: number;
	worktop: number;
	/** How high the wall behind the worktop is covered with the same material. */
	splash: number;
};

/** Shelves hang where wall cabinets would begin. */
export const shelf = { depth: 220, height: 30 } as const;
export const splashThickness = 12;

/** The sizes of KVIK's cabinets are unknown, so they are drawn as high as Metod's. */
const baseHeight = (system: MixSystem) => (system === "faktum" ? baseCabinetCm.faktum * 10 : cabinets.base.height);

export function measuresOf(system: MixSystem, worktop: Worktop): Measures {
	const plinth = cabinets.plinthHeight;
	const tallTop = plinth + kitchenSizes.tallHeight;
	const outside = kitchenSizes.frontBuffer + cabinets.frontThickness;
	return {
		plinth,
		baseTop: plinth + baseHeight(system),
		tallTop,
		wallFoot: tallTop - kitchenSizes.wallHeight,
		baseRow: baseHeight(system) / 4,
		row: cabinets.frontStep,
		face: cabinets.base.depth + outside,
		wallFace: cabinets.wall.depth + outside,
		// A sheet of steel is bent up; stone and Fenix go further up the wall.
		splash: worktop === "stainless-steel" ? 120 : 460,
		worktop: Math.max(...Object.values(worktopThicknessMm[worktop])),
	};
}
