import type { Box, Run } from "./model.ts";

/** A box of a run in the frame of the room. Turns are quarter turns, so that a box stays a box. */
export function inRoom({ at, turn }: Pick<Run, "at" | "turn">, box: Box): Box {
	if (turn === 0) return { ...box, x: at.x + box.x, z: at.z + box.z };
	return { ...box, x: at.x - box.z - box.depth, z: at.z + box.x, width: box.depth, depth: box.width };
}
