import { inRoom } from "../../mixer/kitchen-model/in-room.ts";
import type { Box, KitchenModel, Run } from "../../mixer/kitchen-model/model.ts";
import type { Vector } from "./mesh-builder.ts";

type Axis = 0 | 1 | 2;

/**
 * A rectangle in the room whose light is known in a grid of points. It looks along one axis of the room; `across` and
 * `along` are the other two, the level one first.
 */
export type Chart = {
	axis: Axis;
	sign: 1 | -1;
	plane: number;
	across: Axis;
	along: Axis;
	from: readonly [number, number];
	to: readonly [number, number];
	columns: number;
	rows: number;
	/** Its lower left point on the map of light. */
	left: number;
	top: number;
};

export type LightCharts = { charts: readonly Chart[]; width: number; height: number };

const othersOf = { 0: [2, 1], 1: [0, 2], 2: [0, 1] } as const;

/** How far beyond the kitchen floor and wall are looked at; light changes little further away. */
const margin = 1.3;
const mapWidth = 160;

/** Charts of everything that soft light falls on. */
export function chartsOf({ runs, room }: KitchenModel): LightCharts {
	const sketches = [...roomCharts(runs, room.right / 1000, room.walls.includes("right")), ...runs.flatMap(runCharts)];
	// In rows, the highest first: little space is lost.
	let [left, top, rowHeight] = [0, 0, 0];
	const charts = sketches
		.sort((one, other) => other.rows - one.rows)
		.map((sketch): Chart => {
			if (left + sketch.columns > mapWidth) [left, top, rowHeight] = [0, top + rowHeight, 0];
			const chart = { ...sketch, left, top };
			left += sketch.columns;
			rowHeight = Math.max(rowHeight, sketch.rows);
			return chart;
		});
	return { charts, width: mapWidth, height: top + rowHeight };
}

type Sketch = Omit<Chart, "left" | "top">;

function sketch(axis: Axis, sign: 1 | -1, low: Vector, high: Vector, step: number): Sketch {
	const [across, along] = othersOf[axis];
	const points = (way: Axis) => Math.min(mapWidth, Math.max(2, Math.round((high[way] - low[way]) / step) + 1));
	return {
		axis,
		sign,
		plane: sign > 0 ? high[axis] : low[axis],
		across,
		along,
		from: [low[across], low[along]],
		to: [high[across], high[along]],
		columns: points(across),
		rows: points(along),
	};
}

function roomCharts(runs: readonly Run[], right: number, cornered: boolean): Sketch[] {
	const boxes = runs.flatMap((run) => run.cabinets.map(({ carcass }) => extentOf(run, carcass)));
	const low = (axis: Axis) => Math.min(...boxes.map((box) => box.low[axis]));
	const high = (axis: Axis) => Math.max(...boxes.map((box) => box.high[axis]));
	const [west, east] = [low(0) - margin, cornered ? right : high(0) + margin];
	const south = high(2) + margin;
	return [
		sketch(1, 1, [west, 0, 0], [east, 0, south], 0.072),
		sketch(2, 1, [west, 0, 0], [east, 2.6, 0], 0.095),
		...(cornered ? [sketch(0, -1, [right, 0, 0], [right, 2.6, south], 0.1)] : []),
	];
}

function runCharts(run: Run): Sketch[] {
	const charts: Sketch[] = [];
	const look = (axis: Axis, sign: 1 | -1, box: Box, step: number) => {
		const { low, high } = extentOf(run, box);
		// A quarter turn takes z to -x and x to z.
		const turned = run.turn !== 0;
		if (!turned || axis === 1) charts.push(sketch(axis, sign, low, high, step));
		else if (axis === 2) charts.push(sketch(0, sign > 0 ? -1 : 1, low, high, step));
		else charts.push(sketch(2, sign, low, high, step));
	};
	const floorCabinets = run.cabinets.filter(({ group }) => group !== "wall");
	const hung = run.cabinets.filter(({ group }) => group === "wall");
	const top = Math.max(...floorCabinets.map(({ carcass }) => carcass.y + carcass.height));
	const whole = { x: 0, y: 0, z: 0, width: run.length, height: top, depth: run.face };
	look(2, 1, whole, 0.13);
	for (const plinth of run.plinths) look(2, 1, plinth, 0.12);
	const tall = floorCabinets.filter(({ group }) => group === "tall");
	for (const { carcass } of tall) look(1, 1, { ...carcass, depth: run.face }, 0.2);
	const face = hung[0]?.fronts[0];
	const [firstHung, lastHung] = [hung[0]?.carcass, hung.at(-1)?.carcass];
	if (face && firstHung && lastHung) {
		const width = lastHung.x + lastHung.width - firstHung.x;
		const block = { ...firstHung, width, depth: face.z + face.depth };
		look(2, 1, block, 0.13);
		look(1, -1, block, 0.1);
		look(1, 1, block, 0.2);
	}
	for (const piece of run.worktops) look(1, 1, piece, 0.06);
	for (const panel of run.panels) {
		if (panel.kind === "cover") {
			look(0, 1, panel, 0.13);
			look(0, -1, panel, 0.13);
		}
		if (panel.kind === "back") look(2, -1, panel, 0.13);
	}
	return charts;
}

/** A box of a run in the room, in metres. */
export function extentOf(run: Pick<Run, "at" | "turn">, box: Box): { low: Vector; high: Vector } {
	const { x, y, z, width, height, depth } = inRoom(run, box);
	return { low: [x / 1000, y / 1000, z / 1000], high: [(x + width) / 1000, (y + height) / 1000, (z + depth) / 1000] };
}

/** The chart that lies nearest to a point and looks the same way. */
export function chartAt({ charts }: LightCharts, at: Vector, normal: Vector): Chart | undefined {
	const axis = longest(normal);
	const sign = Math.sign(normal[axis]);
	let nearest: Chart | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const chart of charts) {
		// A chart that looks another way is better than none.
		let away = chart.axis === axis && chart.sign === sign ? 0 : 10;
		if (away >= least) continue;
		away += Math.abs(at[chart.axis] - chart.plane);
		away += beyond(at[chart.across], chart.from[0], chart.to[0]);
		away += beyond(at[chart.along], chart.from[1], chart.to[1]);
		if (away < least) {
			least = away;
			nearest = chart;
		}
	}
	return nearest;
}

function longest([x, y, z]: Vector): Axis {
	if (Math.abs(x) >= Math.abs(y)) return Math.abs(x) >= Math.abs(z) ? 0 : 2;
	return Math.abs(y) >= Math.abs(z) ? 1 : 2;
}

const beyond = (value: number, from: number, to: number) => Math.max(0, from - value, value - to);

const share = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from || 1)));

/** Where on the map of light (0 to 1) a point of the room lies. */
export function mapPlace(map: LightCharts, at: Vector, normal: Vector): readonly [number, number] {
	const chart = chartAt(map, at, normal);
	if (!chart) return [0, 0];
	const { across, along, from, to, left, top, columns, rows } = chart;
	return [
		(left + 0.5 + share(at[across], from[0], to[0]) * (columns - 1)) / map.width,
		(top + 0.5 + share(at[along], from[1], to[1]) * (rows - 1)) / map.height,
	];
}
