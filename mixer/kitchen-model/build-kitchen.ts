import { kitchenSizes } from "../../facts/kitchen/cabinets.ts";
import type { Mix } from "../mix.ts";
import { buildRun } from "./build-run.ts";
import { measuresOf } from "./measures.ts";
import type { KitchenModel, Run } from "./model.ts";
import { kitchenPlans } from "./plans.ts";

/** The choices that decide the shape of a kitchen; all others are colours. */
export type Shape = Pick<Mix, "plan" | "size" | "uppers" | "system" | "worktop">;

/** The whole kitchen with every part in its place. The back run starts at x = 0, its back on z = 0. */
export function buildKitchen({ plan, size, uppers, system, worktop }: Shape): KitchenModel {
	const measures = measuresOf(system, worktop);
	const built = kitchenPlans[plan][size].map((run) => buildRun(run, measures, uppers));
	const isGalley = plan === "galley";
	const back = isGalley
		? 2 * measures.face + kitchenSizes.aisle
		: (built.find(({ name }) => name === "back")?.length ?? 0);
	// The rows of a galley begin where their worktops just touch the wall behind them.
	const start = isGalley ? kitchenSizes.worktopOverhang.end : 0;
	const runs = built.map((run): Run => ({ ...run, ...placeOf(run, back, start) }));
	const { beside, before, height } = kitchenSizes.room;
	const reach = runs.map(({ at, turn, length, face }) => (turn === 90 ? at.z : at.z + (turn === 0 ? face : length)));
	const hasRightWall = isGalley || plan === "l-shape";
	return {
		runs,
		room: {
			left: isGalley ? 0 : -beside,
			right: back + (hasRightWall ? 0 : beside),
			depth: Math.max(...reach) + before,
			height,
			walls: ["back", ...(hasRightWall ? (["right"] as const) : []), ...(isGalley ? (["left"] as const) : [])],
		},
	};
}

/** Where a run stands, when the back wall is this long. */
function placeOf(
	{ name, length, face }: Omit<Run, "at" | "turn">,
	back: number,
	start: number,
): Pick<Run, "at" | "turn"> {
	switch (name) {
		case "back":
			return { at: { x: 0, z: 0 }, turn: 0 };
		// Along the right wall, from the corner towards the visitor.
		case "side":
			return { at: { x: back, z: start }, turn: -90 };
		case "left":
			return { at: { x: 0, z: start + length }, turn: 90 };
		case "island":
			return { at: { x: (back - length) / 2, z: face + kitchenSizes.aisle }, turn: 0 };
	}
}
