import type { Extent } from "./boards.ts";
import type { Vector } from "./mesh-builder.ts";

// The first kitchen is lit while a visitor waits and before the browser has compiled anything, and picking arrays apart is
// slow then: hence one name a line here and in bake-light.ts.

/**
 * How much of the half-space above a small patch a box takes away, weighed as light is (0 to 1). The patch looks along an
 * axis of the room, and so do the box's faces: then every face has a closed form (form factors of a rectangle that is
 * parallel or perpendicular to the patch), and shadows come out smooth without a single ray.
 */
export function hiddenBy({ low, high }: Extent, at: Vector, axis: 0 | 1 | 2, sign: 1 | -1): number {
	const one = axis === 0 ? 1 : 0;
	const two = axis === 2 ? 1 : 2;
	const bottom = Math.max(0, sign > 0 ? low[axis] - at[axis] : at[axis] - high[axis]);
	const top = sign > 0 ? high[axis] - at[axis] : at[axis] - low[axis];
	if (top <= 1e-4) return 0;
	const x0 = low[one] - at[one];
	const x1 = high[one] - at[one];
	const y0 = low[two] - at[two];
	const y1 = high[two] - at[two];
	if (bottom < 1e-4 && x0 < 0 && x1 > 0 && y0 < 0 && y1 > 0) return 1;
	let hidden = 0;
	if (bottom > 1e-4) {
		hidden += parallel(x1, y1, bottom) - parallel(x0, y1, bottom) - parallel(x1, y0, bottom) + parallel(x0, y0, bottom);
	}
	if (x0 >= 0) hidden += upright(x0, y0, y1, bottom, top);
	if (x1 <= 0) hidden += upright(-x1, y0, y1, bottom, top);
	if (y0 >= 0) hidden += upright(y0, x0, x1, bottom, top);
	if (y1 <= 0) hidden += upright(-y1, x0, x1, bottom, top);
	return Math.min(1, Math.max(0, hidden));
}

const full = 1 / (2 * Math.PI);

/** A rectangle from the foot of the normal to (x, y), at a distance in front of the patch. */
function parallel(x: number, y: number, distance: number): number {
	const a = x / distance;
	const b = y / distance;
	const rootA = Math.sqrt(1 + a * a);
	const rootB = Math.sqrt(1 + b * b);
	return full * ((a / rootA) * Math.atan(b / rootA) + (b / rootB) * Math.atan(a / rootB));
}

/** An upright rectangle at a distance beside the patch. */
function upright(beside: number, from: number, to: number, bottom: number, top: number): number {
	const distance = Math.max(beside, 1e-3);
	return full * (strip(distance, from, to, bottom) - strip(distance, from, to, top));
}

function strip(distance: number, from: number, to: number, height: number): number {
	const far = Math.sqrt(distance * distance + height * height);
	return (distance / far) * (Math.atan(to / far) - Math.atan(from / far));
}

/** Whether the way from one point to another passes through a box. */
export function blocks({ low, high }: Extent, from: Vector, to: Vector): boolean {
	let enter = 1e-3;
	let leave = 1 - 1e-3;
	for (let axis = 0; axis < 3; axis++) {
		const start = from[axis] ?? 0;
		const least = low[axis] ?? 0;
		const most = high[axis] ?? 0;
		const way = (to[axis] ?? 0) - start;
		if (Math.abs(way) < 1e-9) {
			if (start <= least || start >= most) return false;
			continue;
		}
		const one = (least - start) / way;
		const two = (most - start) / way;
		enter = Math.max(enter, Math.min(one, two));
		leave = Math.min(leave, Math.max(one, two));
		if (enter >= leave) return false;
	}
	return true;
}
