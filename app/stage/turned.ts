import type { MeshBuilder, Vector } from "./mesh-builder.ts";

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const cross = (a: Vector, b: Vector): Vector => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1));

/** A profile of [radius, height], turned on a lathe around an axis that starts at `foot`. */
export function addLathe(
	mesh: MeshBuilder,
	foot: Vector,
	axis: Vector,
	profile: readonly (readonly [radius: number, height: number])[],
	segments = 16,
): void {
	const up = unit(axis);
	const side = unit(cross(up, Math.abs(up[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
	const other = cross(up, side);
	// Each stretch of the profile has a normal of its own; gentle bends share it.
	const slopes = profile.slice(1).map(([radius, height], number) => {
		const [lastRadius, lastHeight] = profile[number] ?? [radius, height];
		return unit([height - lastHeight, lastRadius - radius, 0]);
	});
	const ringAt = (radius: number, height: number, [out, along]: Vector) =>
		Array.from({ length: segments }, (_, step) => {
			const turn = (step / segments) * 2 * Math.PI;
			const spoke = add(scale(side, Math.cos(turn)), scale(other, Math.sin(turn)));
			const at = add(add(foot, scale(up, height)), scale(spoke, radius));
			return mesh.corner({ at, normal: unit(add(scale(spoke, out), scale(up, along))) });
		});
	const gentle = (one: Vector | undefined, two: Vector | undefined) =>
		one && two && one[0] * two[0] + one[1] * two[1] > 0.6 ? unit(add(one, two)) : undefined;
	slopes.forEach((slope, number) => {
		const [from, to] = [profile[number], profile[number + 1]];
		if (!from || !to) return;
		const lower = ringAt(...from, gentle(slopes[number - 1], slope) ?? slope);
		const upper = ringAt(...to, gentle(slope, slopes[number + 1]) ?? slope);
		lower.forEach((one, at) => {
			const next = (at + 1) % segments;
			mesh.quad(one, lower[next] ?? one, upper[next] ?? one, upper[at] ?? one);
		});
	});
}

/** A round tube along a path in the plane of `up` and `out`. */
export function addTube(
	mesh: MeshBuilder,
	path: readonly Vector[],
	radii: number | readonly number[],
	segments = 10,
): void {
	const radiusAt = (number: number) => (typeof radii === "number" ? radii : (radii[number] ?? radii.at(-1) ?? 0));
	const [first, second] = path;
	if (!first || !second) return;
	// Paths of taps stay in one plane: its normal serves the whole tube.
	const last = path.at(-1) ?? second;
	const away = cross(subtract(second, first), subtract(last, first));
	const plane = Math.hypot(...away) > 1e-9 ? unit(away) : unit(cross(subtract(second, first), [1, 0.3, 0.2]));
	const rings = path.map((at, number) => {
		const before = path[number - 1] ?? at;
		const after = path[number + 1] ?? at;
		const along = unit(subtract(after, before));
		const side = cross(plane, along);
		return Array.from({ length: segments }, (_, step) => {
			const turn = (step / segments) * 2 * Math.PI;
			const normal = add(scale(plane, Math.cos(turn)), scale(side, Math.sin(turn)));
			return mesh.corner({ at: add(at, scale(normal, radiusAt(number))), normal });
		});
	});
	rings.slice(1).forEach((ring, number) => {
		const before = rings[number] ?? ring;
		ring.forEach((one, at) => {
			const next = (at + 1) % segments;
			mesh.quad(before[at] ?? one, one, ring[next] ?? one, before[next] ?? one);
		});
	});
	const cap = (ring: readonly number[] | undefined, at: Vector, normal: Vector, flip: boolean) => {
		if (!ring) return;
		const centre = mesh.corner({ at, normal });
		ring.forEach((one, number) => {
			const next = ring[(number + 1) % segments] ?? one;
			if (flip) mesh.triangle(centre, next, one);
			else mesh.triangle(centre, one, next);
		});
	};
	const beforeLast = path.at(-2) ?? first;
	cap(rings.at(-1), last, unit(subtract(last, beforeLast)), true);
	cap(rings[0], first, unit(subtract(first, second)), false);
}
