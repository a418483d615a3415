import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import type { Extent } from "./boards.ts";
import { lampsOf, windowOf } from "./lamps.ts";
import type { Chart, LightCharts } from "./light-charts.ts";
import type { Vector } from "./mesh-builder.ts";
import { occludersOf } from "./occluders.ts";
import { blocks, hiddenBy } from "./occlusion.ts";

/** Four numbers for each point of the map: light of the window, of the surroundings, of lamps; the last is free. */
export type BakedLight = { values: Float32Array; width: number; height: number };

/** A box takes light away but also gives some back; a wall gives back most of it. */
const taken = { furniture: 0.84, wall: 0.5 };

/** Works out the soft light of a kitchen by day: what each point sees of the window and of the room. */
export function bakeLight(model: KitchenModel, map: LightCharts): BakedLight {
	const { charts, width, height } = map;
	const values = new Float32Array(width * height * 4);
	const furniture = occludersOf(model);
	const walls = wallsOf(model);
	const panes = panesOf(model);
	const usual = windowLight([1.5, 1.2, 0.8], panes, []);
	for (const chart of charts) {
		const { axis, sign } = chart;
		const before = inFrontOf(chart, furniture, 1e-3);
		const beside = inFrontOf(chart, walls, 0.05);
		forEachPoint(chart, width, (at, place) => {
			let open = 1;
			for (const box of before) open *= 1 - taken.furniture * hiddenBy(box, at, axis, sign);
			for (const wall of beside) open *= 1 - taken.wall * hiddenBy(wall, at, axis, sign);
			values[place] = (windowLight(at, panes, before) / usual) ** 0.34;
			values[place + 1] = open;
		});
		soften(values, width, chart);
	}
	return { values, width, height };
}

/** Adds what each point sees of the lamps, which nobody needs before it is evening. */
export function bakeLamps(model: KitchenModel, { charts }: LightCharts, { values, width }: BakedLight): void {
	const furniture = occludersOf(model);
	const { strips, pendants } = lampsOf(model);
	const lamps = [...strips, ...pendants];
	for (const chart of charts) {
		const { axis, sign } = chart;
		const normal: Vector = [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0];
		const before = inFrontOf(chart, furniture, 1e-3);
		forEachPoint(chart, width, (at, place) => {
			values[place + 2] = lampLight(at, normal, lamps, before);
		});
	}
}

/** What lies wholly behind a chart takes nothing away from it. */
function inFrontOf({ axis, sign, plane }: Chart, boxes: readonly Extent[], least: number): Extent[] {
	return boxes.filter(({ low, high }) => (sign > 0 ? high[axis] - plane : plane - low[axis]) > least);
}

function forEachPoint(chart: Chart, width: number, look: (at: Vector, place: number) => void): void {
	for (let row = 0; row < chart.rows; row++) {
		for (let column = 0; column < chart.columns; column++) {
			look(pointOf(chart, column, row), ((chart.top + row) * width + chart.left + column) * 4);
		}
	}
}

function pointOf(
	{ axis, sign, plane, across, along, from, to, columns, rows }: Chart,
	column: number,
	row: number,
): Vector {
	const point: [number, number, number] = [0, 0, 0];
	// A hair in front of its plane, or its own cabinet would stand in its light.
	point[axis] = plane + sign * 0.0005;
	point[across] = from[0] + ((to[0] - from[0]) * column) / Math.max(1, columns - 1);
	point[along] = from[1] + ((to[1] - from[1]) * row) / Math.max(1, rows - 1);
	return point;
}

/** Takes the steps out of the window's light, which come from counting panes. */
function soften(values: Float32Array, width: number, { left, top, columns, rows }: Chart): void {
	const weights = [0.32, 0.22, 0.12];
	const first = (top * width + left) * 4;
	const [across, along] = [4, width * 4];
	for (const [lines, line, length, step] of [
		[rows, along, columns, across],
		[columns, across, rows, along],
	] as const) {
		const before = new Float32Array(length);
		for (let number = 0; number < lines; number++) {
			const start = first + number * line;
			for (let at = 0; at < length; at++) before[at] = values[start + at * step] ?? 0;
			for (let at = 0; at < length; at++) {
				let sum = 0;
				for (let far = -2; far <= 2; far++) {
					const near = Math.min(length - 1, Math.max(0, at + far));
					sum += (before[near] ?? 0) * (weights[Math.abs(far)] ?? 0);
				}
				values[start + at * step] = sum;
			}
		}
	}
}

function isBlocked(boxes: readonly Extent[], from: Vector, to: Vector): boolean {
	for (const box of boxes) if (blocks(box, from, to)) return true;
	return false;
}

function wallsOf({ room }: KitchenModel): Extent[] {
	const right = room.right / 1000;
	const far = 12;
	return [
		{ low: [-far, 0, -1], high: [far, 2.6, 0] },
		...(room.walls.includes("right") ? [{ low: [right, 0, -1], high: [right + 1, 2.6, far] } satisfies Extent] : []),
	];
}

/** The window as a few small panes. */
function panesOf(model: KitchenModel): Vector[] {
	const { x, low, high } = windowOf(model);
	const [rows, columns] = [3, 5];
	return Array.from({ length: rows * columns }, (_, number): Vector => {
		const [row, column] = [Math.floor(number / columns), number % columns];
		return [
			x,
			low[0] + ((row + 0.5) / rows) * (high[0] - low[0]),
			low[1] + ((column + 0.5) / columns) * (high[1] - low[1]),
		];
	});
}

/** Light of the window at a point, whichever way that point looks. */
function windowLight(at: Vector, panes: readonly Vector[], boxes: readonly Extent[]): number {
	let light = 0;
	for (const pane of panes) {
		if (isBlocked(boxes, at, pane)) continue;
		const x = at[0] - pane[0];
		const y = at[1] - pane[1];
		const z = at[2] - pane[2];
		const square = x * x + y * y + z * z;
		light += Math.max(0, x) / (square * Math.sqrt(square));
	}
	return light;
}

function lampLight(
	at: Vector,
	normal: Vector,
	lamps: readonly { at: Vector; strength: number }[],
	boxes: readonly Extent[],
): number {
	let light = 0;
	for (const lamp of lamps) {
		const x = lamp.at[0] - at[0];
		const y = lamp.at[1] - at[1];
		const z = lamp.at[2] - at[2];
		const square = x * x + y * y + z * z + 0.004;
		const far = Math.sqrt(square);
		const facing = (x * normal[0] + y * normal[1] + z * normal[2]) / far;
		// Lamps shine down and, a little, sideways.
		const beam = Math.max(0, 0.24 + (0.76 * y) / far);
		if (facing <= 0) continue;
		const gives = (lamp.strength * facing * beam) / square;
		if (gives < 0.003 || isBlocked(boxes, at, lamp.at)) continue;
		light += gives;
	}
	return light;
}
