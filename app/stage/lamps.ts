import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import { extentOf } from "./light-charts.ts";
import type { Vector } from "./mesh-builder.ts";

/** Where the day comes in: a window in a wall that is never seen, left of the kitchen and in front of it. */
export type Window = { x: number; low: readonly [y: number, z: number]; high: readonly [y: number, z: number] };

export function windowOf({ runs }: KitchenModel): Window {
	const deep = Math.max(...runs.map((run) => run.at.z + (run.turn === 0 ? run.face : 0))) / 1000;
	return { x: -3.4, low: [0.5, deep - 0.1], high: [2.5, deep + 3.2] };
}

/** A lamp hangs at a spot and shines downwards. Strips are rows of them. */
export type Lamp = { at: Vector; strength: number };

/** Strips beneath wall cabinets; above what has none, lamps on strings. */
export function lampsOf({ runs, room }: KitchenModel): { strips: Lamp[]; pendants: Lamp[] } {
	const strips = runs.flatMap((run) =>
		run.cabinets
			.filter(({ group }) => group === "wall")
			.flatMap(({ carcass }) => {
				const { low, high } = extentOf(run, carcass);
				const middle = (low[2] + high[2]) / 2 + 0.03;
				const steps = Math.round((high[0] - low[0]) / 0.2);
				return Array.from({ length: steps }, (_, step): Lamp => {
					const x = low[0] + ((step + 0.5) / steps) * (high[0] - low[0]);
					return { at: [x, low[1] - 0.012, middle], strength: 0.06 };
				});
			}),
	);
	const island = runs.find(({ name }) => name === "island");
	const back = runs.find(({ name }) => name === "back");
	const height = room.height / 1000 - 0.15;
	if (island) {
		const { low, high } = extentOf(island, { x: 0, y: 0, z: 0, width: island.length, height: 0, depth: island.face });
		const z = (low[2] + high[2]) / 2;
		const pendants = [0.2, 0.5, 0.8].map(
			(share): Lamp => ({ at: [low[0] + share * (high[0] - low[0]), 1.74, z], strength: 0.5 }),
		);
		return { strips, pendants: [...pendants, { at: [(low[0] + high[0]) / 2, height, z + 1.6], strength: 1.5 }] };
	}
	const length = (back?.length ?? 3000) / 1000;
	return { strips, pendants: [0.2, 0.8].map((share): Lamp => ({ at: [share * length, height, 1.9], strength: 1.1 })) };
}
