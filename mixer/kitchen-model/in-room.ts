import type { Box, Run } from "./model.ts";

/** A box of a run in the frame of the room. Turns are quarter turns, so that a box stays a box. */
export function inRoom({ at, turn }: Pick<Run, "at" | "turn">, box: Box): Box {
	if (turn === 0) return { ...box, x: at.x + box.x, z: at.z + box.z };
	const turned = { ...box, width: box.depth, depth: box.width };
	if (turn === 90) return { ...turned, x: at.x + box.z, z: at.z - box.x - box.width };
	return { ...turned, x: at.x - box.z - box.depth, z: at.z + box.x };
}
