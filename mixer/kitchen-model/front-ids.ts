import { type Layout, openingMix } from "../mix.ts";
import { buildKitchen } from "./build-kitchen.ts";

/** The ids of all fronts of a layout, in an order that links rely on: their numbers stand for them. */
export function frontIds({ plan, size, uppers }: Layout): string[] {
	return frontsIn(buildKitchen({ ...openingMix, plan, size, uppers })).map(({ id }) => id);
}

export const frontsIn = ({ runs }: ReturnType<typeof buildKitchen>) =>
	runs.flatMap(({ cabinets }) => cabinets.flatMap(({ fronts }) => fronts));
