import { defaultMix, type Mix } from "../mix.ts";
import { buildKitchen } from "./build-kitchen.ts";

/** The ids of all fronts of a plan, in an order that links rely on: their numbers stand for them. */
export function frontIds(plan: Mix["plan"], size: Mix["size"]): string[] {
	return frontsIn(buildKitchen({ ...defaultMix, plan, size })).map(({ id }) => id);
}

export const frontsIn = ({ runs }: ReturnType<typeof buildKitchen>) =>
	runs.flatMap(({ cabinets }) => cabinets.flatMap(({ fronts }) => fronts));
