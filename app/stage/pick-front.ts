import type { Extent } from "./boards.ts";
import type { Vector } from "./mesh-builder.ts";

/** A line of sight. */
export type Ray = { from: Vector; way: Vector };

/** Something that can be hit: a box in a frame of its own, into which a ray is taken. */
export type Target = { id: string; extent: Extent; inside: (ray: Ray) => Ray };

/** How far along a ray a box begins; undefined when it misses. */
function distanceTo({ low, high }: Extent, { from, way }: Ray): number | undefined {
	let [enter, leave] = [0, Number.POSITIVE_INFINITY];
	for (const axis of [0, 1, 2] as const) {
		if (Math.abs(way[axis]) < 1e-9) {
			if (from[axis] < low[axis] || from[axis] > high[axis]) return undefined;
			continue;
		}
		const [one, two] = [(low[axis] - from[axis]) / way[axis], (high[axis] - from[axis]) / way[axis]];
		enter = Math.max(enter, Math.min(one, two));
		leave = Math.min(leave, Math.max(one, two));
	}
	return enter <= leave ? enter : undefined;
}

/** The front that is seen along a ray, unless something that does not open stands before it. */
export function pickFront(ray: Ray, targets: readonly Target[], walls: readonly Extent[]): string | undefined {
	let found: string | undefined;
	let nearest = Number.POSITIVE_INFINITY;
	for (const { id, extent, inside } of targets) {
		const distance = distanceTo(extent, inside(ray));
		if (distance !== undefined && distance < nearest) [nearest, found] = [distance, id];
	}
	// Fronts lie on the boxes of their own cabinets, hence the hand's breadth.
	const hidden = walls.some((wall) => (distanceTo(wall, ray) ?? Number.POSITIVE_INFINITY) < nearest - 0.05);
	return hidden ? undefined : found;
}
