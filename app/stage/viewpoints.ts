import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import type { StageView } from "../../mixer/stage.ts";
import type { Extent } from "./boards.ts";
import { extentOf } from "./light-charts.ts";
import type { Vector } from "./mesh-builder.ts";

/** Where one stands: degrees around the kitchen (0 is straight in front), degrees above it, and how near. */
export type Stand = { around: number; above: number; zoom: number };

const zoomLimits = { least: 0.75, most: 3.2 };
const aroundLimit = 62;
const aboveLimits = { least: 1, most: 62 };
/** Degrees from the top of the picture to its bottom. */
export const fieldOfView = 30;

/** The three named viewpoints. In an L one looks into the corner; an island would hide the row behind it from low down. */
export function standOf(view: StageView, { runs }: KitchenModel): Stand {
	const hasIsland = runs.some(({ name }) => name === "island");
	const cornered = runs.some(({ name }) => name === "side");
	switch (view) {
		case "front":
			return { around: cornered ? -16 : 0, above: hasIsland ? 15 : 8, zoom: 1 };
		case "corner":
			return { around: cornered ? -38 : 36, above: hasIsland ? 20 : 13, zoom: 1 };
		case "above":
			return { around: cornered ? -24 : 20, above: 44, zoom: 1 };
	}
}

/** What must be in the picture. */
export function extentOfKitchen({ runs }: KitchenModel): Extent {
	const boxes = runs.flatMap((run) =>
		[...run.cabinets.map(({ carcass }) => carcass), ...run.worktops].map((box) => extentOf(run, box)),
	);
	const axis = (number: 0 | 1 | 2) =>
		[Math.min(...boxes.map(({ low }) => low[number])), Math.max(...boxes.map(({ high }) => high[number]))] as const;
	const [[x0, x1], [, y1], [z0, z1]] = [axis(0), axis(1), axis(2)];
	return { low: [x0, 0, z0], high: [x1, y1, z1] };
}

/** Where the eye is, so that the whole kitchen just fits, in the middle of the picture. */
export function eyeOf(
	stand: Stand,
	boxes: readonly Extent[],
	aspect: number,
	clear: { top: number; bottom: number },
): { eye: Vector; target: Vector } {
	const [around, above] = [(stand.around * Math.PI) / 180, (stand.above * Math.PI) / 180];
	const back: Vector = [Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above)];
	const right: Vector = [Math.cos(around), 0, -Math.sin(around)];
	const up: Vector = [-Math.sin(around) * Math.sin(above), Math.cos(above), -Math.cos(around) * Math.sin(above)];
	const half = Math.tan((fieldOfView * Math.PI) / 360);
	/** How steeply sight widens towards each edge of the picture, without the margin there. */
	const edges = {
		x: [half * aspect * 0.92, half * aspect * 0.92],
		y: [half * (1 - 2 * clear.top), half * (1 - 2 * clear.bottom)],
	} as const;
	const corners = boxes.flatMap(({ low, high }) =>
		[low[0], high[0]].flatMap((x) => [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Vector => [x, y, z]))),
	);
	const seen = corners.map((corner) => ({ x: dot(corner, right), y: dot(corner, up), near: dot(corner, back) }));
	const reach = (key: "x" | "y", sign: 1 | -1, slope: number) =>
		Math.max(...seen.map((one) => sign * one[key] + slope * one.near));
	const along = (key: "x" | "y") => {
		const [more, less] = edges[key];
		const [most, least] = [reach(key, 1, more), reach(key, -1, less)];
		// So far away both edges touch the kitchen; from further away, what is left over is the same on both sides.
		return { least: (most + least) / (more + less), middle: (far: number) => (most - least + (less - more) * far) / 2 };
	};
	const [level, upright] = [along("x"), along("y")];
	const fits = Math.max(level.least, upright.least);
	const [x, y] = [level.middle(fits), upright.middle(fits)];
	const middle = boxMiddle(seen.map(({ near }) => near));
	const far = middle + (fits - middle) / stand.zoom;
	const point = (distance: number): Vector => [
		right[0] * x + up[0] * y + back[0] * distance,
		right[1] * x + up[1] * y + back[1] * distance,
		right[2] * x + up[2] * y + back[2] * distance,
	];
	return { eye: point(far), target: point(middle) };
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const boxMiddle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** A stand within what is allowed. */
export const limited = ({ around, above, zoom }: Stand): Stand => ({
	around: Math.min(aroundLimit, Math.max(-aroundLimit, around)),
	above: Math.min(aboveLimits.most, Math.max(aboveLimits.least, above)),
	zoom: Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom)),
});
