import { kitchenSizes } from "../../facts/kitchen/cabinets.ts";
import type { Tap } from "../../facts/products/sinks-and-taps.ts";
import type { CabinetPart, KitchenModel, Run, WorktopPiece } from "../../mixer/kitchen-model/model.ts";
import { addBoard, addHoleWall, addPlateFace, type Extent, type Hole } from "./boards.ts";
import { addHob, addOven, addSink, addTap, sinkRadius } from "./fittings.ts";
import { lampsOf } from "./lamps.ts";
import { chartAt, type LightCharts, mapPlace } from "./light-charts.ts";
import { type Corner, MeshBuilder, type MeshData, type Vector } from "./mesh-builder.ts";
import { slotOf } from "./slots.ts";
import { addLathe, addTube } from "./turned.ts";

const metres = (millimetres: number) => millimetres / 1000;

/** Everything that does not move, as one mesh: room, carcasses, panels, worktops and what is let into them. */
export function kitchenMesh(model: KitchenModel, tap: Tap, map: LightCharts): MeshData {
	const mesh = new MeshBuilder((at, normal) => mapPlace(map, at, normal));
	for (const run of model.runs) {
		mesh.placing = { x: metres(run.at.x), y: 0, z: metres(run.at.z), turned: run.turn !== 0 };
		for (const cabinet of run.cabinets) addCarcass(mesh, cabinet);
		addPanels(mesh, run);
		for (const piece of run.worktops) addWorktop(mesh, piece);
		for (const sink of run.sinks) {
			const foot: Vector = [metres(sink.tap.x), metres(sink.tap.y), metres(sink.tap.z)];
			mesh.lightBy({ at: foot, normal: [0, 1, 0] });
			addSink(mesh, sink);
			addTap[tap](mesh, foot);
			mesh.lightBy(undefined);
		}
		for (const hob of run.hobs) addHob(mesh, hob);
		for (const oven of run.cabinets.flatMap(({ appliances }) => appliances)) addOven(mesh, oven);
	}
	mesh.placing = { x: 0, y: 0, z: 0, turned: false };
	addPendants(mesh, model);
	addLemons(mesh, model);
	// Last, because most of it is hidden by then, and what is hidden need not be painted.
	addRoom(mesh, model, map);
	return mesh.build();
}

const extent = (box: { x: number; y: number; z: number; width: number; height: number; depth: number }): Extent => ({
	low: [metres(box.x), metres(box.y), metres(box.z)],
	high: [metres(box.x + box.width), metres(box.y + box.height), metres(box.z + box.depth)],
});

/** Floor and walls reach far beyond the kitchen and fade away there; skirting runs where no cabinet stands. */
function addRoom(mesh: MeshBuilder, { runs, room }: KitchenModel, map: LightCharts): void {
	const far = 14;
	const cornered = room.walls.includes("right");
	const right = cornered ? metres(room.right) : far;
	const height = 6;
	const flat = (slot: "floor" | "plaster", normal: Vector, corners: readonly Vector[]) => {
		mesh.slot = slotOf(slot);
		const numbers = corners.map((at) => mesh.corner({ at, normal }));
		const [one = 0, two = 0, three = 0, four = 0] = numbers;
		mesh.quad(one, two, three, four);
	};
	// Cut where the map of light ends: beyond it, the light of its border holds.
	const lit = chartAt(map, [0, 0, 1], [0, 1, 0]);
	const columns = spread(-far, right, lit ? [lit.from[0], lit.to[0]] : []);
	const rows = spread(0, far, lit ? [lit.to[1]] : []);
	columns.slice(1).forEach((to, column) => {
		const from = columns[column] ?? to;
		rows.slice(1).forEach((front, row) => {
			const back = rows[row] ?? front;
			flat(
				"floor",
				[0, 1, 0],
				[
					[from, 0, front],
					[to, 0, front],
					[to, 0, back],
					[from, 0, back],
				],
			);
		});
		for (const [low, high] of [
			[0, 2.6],
			[2.6, height],
		] as const) {
			flat(
				"plaster",
				[0, 0, 1],
				[
					[from, low, 0],
					[to, low, 0],
					[to, high, 0],
					[from, high, 0],
				],
			);
		}
	});
	if (cornered) {
		rows.slice(1).forEach((front, row) => {
			const back = rows[row] ?? front;
			for (const [low, high] of [
				[0, 2.6],
				[2.6, height],
			] as const) {
				flat(
					"plaster",
					[-1, 0, 0],
					[
						[right, low, back],
						[right, low, front],
						[right, high, front],
						[right, high, back],
					],
				);
			}
		});
	}
	mesh.slot = slotOf("skirting");
	const [thick, high] = [0.014, 0.075];
	const back = runs.find(({ name }) => name === "back");
	const side = runs.find(({ name }) => name === "side");
	const bevel = { bevel: 0.004 };
	addBoard(mesh, { low: [-far, 0, 0], high: [0, high, thick] }, bevel);
	if (!cornered) addBoard(mesh, { low: [metres(back?.length ?? 0), 0, 0], high: [far, high, thick] }, bevel);
	if (side) addBoard(mesh, { low: [right - thick, 0, metres(side.length)], high: [right, high, far] }, bevel);
}

/** Borders of a grid, in order. */
const spread = (from: number, to: number, inner: readonly number[]) =>
	[from, ...inner.filter((one) => one > from && one < to), to].sort((one, other) => one - other);

const board = 0.018;

/** A hollow box without a door, dark inside; shelves where doors open. */
function addCarcass(mesh: MeshBuilder, { carcass, fronts, appliances, group }: CabinetPart): void {
	const { low, high } = extent(carcass);
	mesh.slot = slotOf("carcass");
	const [left, right] = [low[0] + board, high[0] - board];
	const [bottom, top] = [low[1] + board, high[1] - board];
	const [back, face] = [low[2] + 0.01, high[2]];
	const side = (normal: Vector, corners: readonly Vector[], shadeAt: (at: Vector) => number = () => 1) => {
		const [one = 0, two = 0, three = 0, four = 0] = corners.map((at) =>
			mesh.corner({ at, normal, shade: shadeAt(at) }),
		);
		mesh.quad(one, two, three, four);
	};
	// The deeper inside, the darker.
	const depthShade = ([, , z]: Vector) => (z === face ? 0.85 : 0.3);
	const inner = (normal: Vector, ...corners: Vector[]) => side(normal, corners, depthShade);
	inner([1, 0, 0], [left, bottom, face], [left, bottom, back], [left, top, back], [left, top, face]);
	inner([-1, 0, 0], [right, bottom, back], [right, bottom, face], [right, top, face], [right, top, back]);
	inner([0, 1, 0], [left, bottom, face], [right, bottom, face], [right, bottom, back], [left, bottom, back]);
	inner([0, -1, 0], [left, top, back], [right, top, back], [right, top, face], [left, top, face]);
	inner([0, 0, 1], [left, bottom, back], [right, bottom, back], [right, top, back], [left, top, back]);
	// The cut edges that stand behind the gaps between fronts.
	mesh.shade = 0.3;
	const rim = (x0: number, x1: number, y0: number, y1: number) =>
		side(
			[0, 0, 1],
			[
				[x0, y0, face],
				[x1, y0, face],
				[x1, y1, face],
				[x0, y1, face],
			],
		);
	rim(low[0], left, low[1], high[1]);
	rim(right, high[0], low[1], high[1]);
	rim(left, right, low[1], bottom);
	rim(left, right, top, high[1]);
	mesh.shade = 1;
	if (group !== "base") {
		// Its top and its underside are seen from above and below.
		mesh.slot = slotOf(group);
		const [x0, y0] = low;
		const [x1, y1] = high;
		side(
			[0, 1, 0],
			[
				[x0, y1, face],
				[x1, y1, face],
				[x1, y1, 0],
				[x0, y1, 0],
			],
		);
		side(
			[0, -1, 0],
			[
				[x0, y0, 0],
				[x1, y0, 0],
				[x1, y0, face],
				[x0, y0, face],
			],
		);
	}
	mesh.slot = slotOf("carcass");
	const hasDoors = fronts.some(({ opens }) => opens.by === "door" && opens.hinge !== "bottom");
	if (!hasDoors || appliances.length > 0) return;
	const count = Math.max(1, Math.round((top - bottom) / 0.38) - 1);
	mesh.shade = 0.6;
	for (let shelf = 1; shelf <= count; shelf++) {
		const y = bottom + ((top - bottom) * shelf) / (count + 1);
		addBoard(mesh, { low: [left, y, back], high: [right, y + 0.016, face - 0.03] }, { behind: 0.4 });
	}
	mesh.shade = 1;
}

function addPanels(mesh: MeshBuilder, { panels, plinths }: Run): void {
	for (const panel of panels) {
		mesh.slot = slotOf(panel.group);
		const cut = { slot: slotOf(`${panel.group}-edge`), thin: panel.kind === "cover" ? 0 : 2 } as const;
		addBoard(mesh, extent(panel), { cut });
	}
	mesh.slot = slotOf("base");
	for (const plinth of plinths) {
		// The toe of the kitchen stands in its own shade, most of all at the top.
		mesh.shade = 0.62;
		addBoard(mesh, extent(plinth), { bevel: 0.001 });
	}
	mesh.shade = 1;
}

/** A slab with rounded edges and real holes. */
function addWorktop(mesh: MeshBuilder, piece: WorktopPiece): void {
	const { low, high } = extent(piece);
	const bevel = Math.min(0.002, (high[1] - low[1]) * 0.3);
	mesh.slot = slotOf("worktop");
	addBoard(mesh, { low, high }, { bevel, without: ["top"] });
	const holes = piece.cutOuts.map(({ kind, x, z, width, depth }): Hole => {
		const radius = kind === "sink" ? sinkRadius : 0.006;
		return { left: metres(x), right: metres(x + width), low: metres(z), high: metres(z + depth), radius };
	});
	const y = high[1];
	const inner = { left: low[0] + bevel, right: high[0] - bevel, low: low[2] + bevel, high: high[2] - bevel };
	// Seen from above, x and z turn the other way round: the plate is laid with z counted backwards.
	const flipped = holes.map((hole) => ({ ...hole, low: -hole.high, high: -hole.low }));
	const lift = (x: number, back: number): Corner => ({ at: [x, y, -back], normal: [0, 1, 0] });
	addPlateFace(mesh, { ...inner, low: -inner.high, high: -inner.low }, flipped, 5, lift);
	for (const hole of flipped) {
		addHoleWall(
			mesh,
			hole,
			5,
			(x, back, depth, [normalX, normalBack]) => ({
				at: [x, depth, -back],
				normal: [normalX, 0, -normalBack],
				lit: [0, 1, 0],
				shade: 0.6,
			}),
			[low[1], y],
		);
	}
	const edge = (from: Vector, to: Vector, inFrom: Vector, inTo: Vector, normal: Vector) => {
		const lit: Vector = [0, 1, 0];
		const one = mesh.corner({ at: from, normal, lit });
		const two = mesh.corner({ at: to, normal, lit });
		const three = mesh.corner({ at: inTo, normal: [0, 1, 0] });
		const four = mesh.corner({ at: inFrom, normal: [0, 1, 0] });
		mesh.quad(one, two, three, four);
	};
	const { left, right } = inner;
	const [near, far, under] = [inner.high, inner.low, y - bevel];
	edge([left, under, high[2]], [right, under, high[2]], [left, y, near], [right, y, near], [0, 0, 1]);
	edge([high[0], under, near], [high[0], under, far], [right, y, near], [right, y, far], [1, 0, 0]);
	edge([right, under, low[2]], [left, under, low[2]], [right, y, far], [left, y, far], [0, 0, -1]);
	edge([low[0], under, far], [low[0], under, near], [left, y, far], [left, y, near], [-1, 0, 0]);
}

/** Lamps on strings above an island; elsewhere light comes from the ceiling, which is never seen. */
function addPendants(mesh: MeshBuilder, model: KitchenModel): void {
	const ceiling = metres(kitchenSizes.room.height);
	for (const { at } of lampsOf(model).pendants) {
		const [x, y, z] = at;
		if (y > 2.2) continue;
		mesh.lightBy({ at: [x, 0.9, z], normal: [0, 1, 0] });
		mesh.shade = 0.5;
		mesh.slot = slotOf("knob");
		addTube(
			mesh,
			[
				[x, y + 0.2, z],
				[x, ceiling + 1.6, z],
			],
			0.0025,
			6,
		);
		mesh.slot = slotOf("bowl");
		addLathe(
			mesh,
			[x, y, z],
			[0, 1, 0],
			[
				[0.15, 0],
				[0.149, 0.03],
				[0.135, 0.075],
				[0.105, 0.12],
				[0.06, 0.152],
				[0.02, 0.165],
				[0.018, 0.21],
				[0, 0.21],
			],
			32,
		);
		mesh.shade = 1;
		mesh.slot = slotOf("lamp");
		addLathe(
			mesh,
			[x, y + 0.012, z],
			[0, -1, 0],
			[
				[0.147, 0],
				[0.1, 0.0006],
				[0, 0.001],
			],
			32,
		);
	}
	mesh.lightBy(undefined);
}

/** One thing that does not belong to a kitchen's drawing: lemons, where nobody cooks or rinses. */
function addLemons(mesh: MeshBuilder, { runs }: KitchenModel): void {
	const run = runs.at(-1);
	const top = run?.worktops.at(-1);
	if (!run || !top) return;
	const spots = [top.x + 250, top.x + top.width - 250, top.x + top.width / 2];
	const away = (x: number) =>
		Math.min(...top.cutOuts.map((hole) => Math.abs(hole.x + hole.width / 2 - x) - hole.width / 2));
	const best = spots.reduce((one, other) => (away(other) > away(one) + 1 ? other : one));
	mesh.placing = { x: metres(run.at.x), y: 0, z: metres(run.at.z), turned: run.turn !== 0 };
	const [x, y, z] = [metres(best), metres(top.y + top.height), metres(top.z + top.depth * 0.52)];
	mesh.lightBy({ at: [x, y, z], normal: [0, 1, 0] });
	mesh.slot = slotOf("bowl");
	const bowl = [
		[0.05, 0],
		[0.052, 0.008],
		[0.09, 0.022],
		[0.125, 0.055],
		[0.136, 0.082],
		[0.131, 0.083],
		[0.12, 0.058],
		[0.085, 0.028],
		[0, 0.02],
	] as const;
	addLathe(mesh, [x, y, z], [0, 1, 0], bowl, 24);
	mesh.slot = slotOf("lemon");
	const lemon = Array.from({ length: 8 }, (_, step) => {
		const share = step / 7;
		const tip = 0.12 * Math.exp(-((share * 12) ** 2)) + 0.16 * Math.exp(-(((1 - share) * 12) ** 2));
		return [
			0.031 * Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 2)),
			0.086 * share + (share < 0.5 ? -tip : tip) * 0.03,
		] as const;
	});
	for (const [left, up, out, way] of [
		[-0.07, 0.058, 0.03, [0.9, 0.2, 0.5]],
		[0.0, 0.062, -0.075, [0.4, 0.1, 0.9]],
		[0.03, 0.056, 0.045, [0.7, 0.25, -0.6]],
		[-0.045, 0.098, -0.02, [0.8, 0.1, 0.35]],
	] as const) {
		addLathe(mesh, [x + left, y + up, z + out], way, lemon, 10);
	}
	mesh.lightBy(undefined);
	mesh.placing = { x: 0, y: 0, z: 0, turned: false };
}
