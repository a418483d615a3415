import type { Box, KitchenModel, Run } from "../../mixer/kitchen-model/model.ts";
import type { Extent } from "./boards.ts";
import { extentOf } from "./light-charts.ts";

/** What stands in the way of light, in as few boxes as possible. */
export function occludersOf({ runs }: KitchenModel): Extent[] {
	return runs.flatMap((run) => joined(blocksOf(run)).map((box) => extentOf(run, box)));
}

function blocksOf(run: Run): Box[] {
	const cabinets = run.cabinets.map(({ carcass, fronts }) => {
		const [face] = fronts;
		return { ...carcass, depth: face ? face.z + face.depth : carcass.depth };
	});
	return [
		...cabinets,
		...run.plinths.map((plinth) => ({ ...plinth, z: 0, depth: plinth.z + plinth.depth })),
		...run.worktops,
	];
}

/** Boxes that only a panel or nothing separates become one. */
function joined(boxes: readonly Box[]): Box[] {
	const panel = 20;
	const done: Box[] = [];
	for (const { x, y, z, width, height, depth } of [...boxes].sort((one, other) => one.x - other.x)) {
		const beside = done.find(
			(one) =>
				one.y === y && one.z === z && one.height === height && one.depth === depth && one.x + one.width + panel >= x,
		);
		if (beside) beside.width = x + width - beside.x;
		else done.push({ x, y, z, width, height, depth });
	}
	return done;
}
