import type { Tap } from "../../facts/products/sinks-and-taps.ts";
import type { Appliance, HobPart, SinkPart } from "../../mixer/kitchen-model/model.ts";
import { addBoard, type Hole, outlineOf } from "./boards.ts";
import type { Corner, MeshBuilder, Vector } from "./mesh-builder.ts";
import { slotOf } from "./slots.ts";
import { addLathe, addTube } from "./turned.ts";

const metres = (millimetres: number) => millimetres / 1000;

/** The radius of a sink's corners, which its hole in the worktop shares. */
export const sinkRadius = 0.03;

/** A bowl that is really hollow, with a slim rim that shows its finish from afar. */
export function addSink(mesh: MeshBuilder, { bowl, tap }: SinkPart): void {
	const [left, right] = [metres(bowl.x), metres(bowl.x + bowl.width)];
	const [low, high] = [metres(bowl.z), metres(bowl.z + bowl.depth)];
	const [surface, bottom] = [metres(tap.y), metres(bowl.y)];
	mesh.slot = slotOf("metal");
	// From below, behind an open door, one sees a plain tub.
	mesh.shade = 0.3;
	const under = {
		low: [left - 0.004, bottom - 0.012, low - 0.004],
		high: [right + 0.004, surface - 0.03, high + 0.004],
	} as const;
	addBoard(mesh, under, { bevel: 0.02, without: ["top"] });
	mesh.shade = 1;
	// From the rim on the worktop down to the drain: how much wider than the hole, radius, height, slope, shade.
	const levels: { grow: number; radius: number; y: number; normal: number; shade: number }[] = [
		{ grow: 0.007, radius: 0.037, y: surface + 0.0004, normal: 0.7, shade: 1 },
		{ grow: 0.006, radius: 0.036, y: surface + 0.0012, normal: 1, shade: 1 },
		{ grow: 0, radius: sinkRadius, y: surface + 0.0012, normal: 0.8, shade: 1 },
		{ grow: -0.0015, radius: sinkRadius, y: surface - 0.0012, normal: 0.2, shade: 0.9 },
		{ grow: -0.004, radius: sinkRadius, y: surface - 0.05, normal: 0, shade: 0.72 },
		{ grow: -0.01, radius: 0.034, y: bottom + 0.03, normal: 0.1, shade: 0.5 },
		{ grow: -0.018, radius: 0.04, y: bottom + 0.008, normal: 0.6, shade: 0.46 },
		{ grow: -0.045, radius: 0.05, y: bottom, normal: 1, shade: 0.5 },
	];
	const steps = 5;
	const [middleX, middleZ] = [(left + right) / 2, (low + high) / 2];
	const rings = levels.map(({ grow, radius, y, normal: up, shade }, number) => {
		const hole: Hole = { left: left - grow, right: right + grow, low: low - grow, high: high + grow, radius };
		return outlineOf(hole, steps).map(([x, z]) => {
			const [inX, inZ] = [
				Math.min(Math.max(x, hole.left + radius), hole.right - radius) - x,
				Math.min(Math.max(z, hole.low + radius), hole.high - radius) - z,
			];
			const long = Math.hypot(inX, inZ) || 1;
			const out = Math.sqrt(1 - up * up) * (number === 0 ? -1 : 1);
			const normal: Vector = [(inX / long) * out, up, (inZ / long) * out];
			return mesh.corner({ at: [x, y, z], normal, shade });
		});
	});
	rings.slice(1).forEach((ring, number) => {
		const before = rings[number] ?? ring;
		ring.forEach((one, at) => {
			const next = (at + 1) % ring.length;
			mesh.quad(one, ring[next] ?? one, before[next] ?? one, before[at] ?? one);
		});
	});
	const last = levels.at(-1);
	if (last) {
		const hole = { left: left - last.grow, right: right + last.grow, low: low - last.grow, high: high + last.grow };
		const floor = outlineOf({ ...hole, radius: last.radius }, steps).map(
			([x, z]): Corner => ({ at: [x, bottom, z], normal: [0, 1, 0], shade: 0.5 }),
		);
		mesh.fan(floor.toReversed());
	}
	mesh.shade = 0.7;
	addLathe(
		mesh,
		[middleX, bottom, middleZ],
		[0, 1, 0],
		[
			[0.044, 0],
			[0.043, 0.003],
			[0.036, 0.003],
			[0.03, 0.001],
			[0.012, 0.001],
			[0.01, 0.005],
			[0, 0.005],
		],
		20,
	);
	mesh.shade = 1;
}

const arc = (z: number, y: number, radius: number, from: number, to: number, steps: number): Vector[] =>
	Array.from({ length: steps + 1 }, (_, step) => {
		const turn = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
		return [0, y + radius * Math.sin(turn), z - radius * Math.cos(turn)];
	});

/** Its foot stands at zero, its spout reaches towards z. */
export const addTap: Record<Tap, (mesh: MeshBuilder, foot: Vector) => void> = {
	standard: (mesh, foot) => {
		const at = (points: readonly Vector[]) => moved(points, foot);
		mesh.slot = slotOf("metal");
		const [height, radius] = [0.27, 0.088];
		const bow = arc(radius, height, radius, 0, 188, 20);
		addTube(mesh, at([[0, 0.02, 0], [0, height * 0.6, 0], ...bow]), 0.0105);
		addLathe(
			mesh,
			foot,
			[0, 1, 0],
			[
				[0.025, 0],
				[0.025, 0.004],
				[0.0245, 0.006],
				[0.0168, 0.0078],
				[0.0168, 0.098],
				[0.0155, 0.1],
				[0, 0.1],
			],
		);
		const tip = bow.at(-1) ?? [0, 0, 0];
		addTube(mesh, at([tip, [0, tip[1] - 0.034, tip[2] - 0.002]]), 0.0128);
		addTube(
			mesh,
			at([
				[0.012, 0.07, 0],
				[0.048, 0.07, 0],
			]),
			0.0095,
		);
		addTube(
			mesh,
			at([
				[0.041, 0.07, 0],
				[0.047, 0.078, 0.001],
				[0.06, 0.148, 0.006],
			]),
			[0.0058, 0.005, 0.0036],
			10,
		);
	},
	"boiling-water": (mesh, foot) => {
		const at = (points: readonly Vector[]) => moved(points, foot);
		mesh.slot = slotOf("metal");
		const [height, reach, bend] = [0.33, 0.2, 0.03];
		const spout: Vector[] = [
			[0, 0.05, 0],
			...arc(bend, height - bend, bend, 0, 90, 6),
			...arc(reach - bend, height - bend, bend, 90, 180, 6),
			[0, height - 0.065, reach],
		];
		addTube(mesh, at(spout), 0.0145, 12);
		addTube(
			mesh,
			at([
				[0, height - 0.061, reach],
				[0, height - 0.083, reach],
			]),
			0.0165,
			16,
		);
		addLathe(
			mesh,
			foot,
			[0, 1, 0],
			[
				[0.031, 0],
				[0.031, 0.004],
				[0.025, 0.006],
				[0.0245, 0.168],
				[0.0235, 0.17],
				[0, 0.17],
			],
		);
		// Mixed water by the right lever; boiling water by the ring on the left, with a red line that warns.
		addTube(
			mesh,
			at([
				[0.02, 0.118, 0],
				[0.054, 0.118, 0],
			]),
			0.012,
		);
		addTube(
			mesh,
			at([
				[0.046, 0.118, 0],
				[0.05, 0.124, 0],
				[0.05, 0.19, 0.004],
			]),
			[0.006, 0.0056, 0.0042],
			10,
		);
		addTube(
			mesh,
			at([
				[-0.02, 0.118, 0],
				[-0.043, 0.118, 0],
			]),
			0.0165,
		);
		mesh.slot = slotOf("warning");
		addTube(
			mesh,
			at([
				[-0.041, 0.118, 0],
				[-0.049, 0.118, 0],
			]),
			0.0182,
		);
		mesh.slot = slotOf("carcass");
		addTube(
			mesh,
			at([
				[-0.048, 0.118, 0],
				[-0.072, 0.118, 0],
			]),
			0.0188,
		);
	},
};

const moved = (points: readonly Vector[], [x, y, z]: Vector) =>
	points.map(([left, up, out]): Vector => [x + left, y + up, z + out]);

/** A sheet of black glass, a hair above the worktop; rings show where pans stand. */
export function addHob(mesh: MeshBuilder, { x, y, z, width, height, depth }: HobPart): void {
	const top = metres(y + height);
	mesh.slot = slotOf("glass");
	addBoard(
		mesh,
		{ low: [metres(x), top - 0.006, metres(z)], high: [metres(x + width), top, metres(z + depth)] },
		{ bevel: 0.002 },
	);
	mesh.slot = slotOf("steel");
	for (const [across, along, size] of [
		[0.26, 0.3, 0.09],
		[0.26, 0.74, 0.07],
		[0.74, 0.3, 0.07],
		[0.74, 0.74, 0.09],
	] as const) {
		const [middleX, middleZ] = [metres(x + width * across), metres(z + depth * (1 - along))];
		const ring = (radius: number) =>
			Array.from({ length: 28 }, (_, step) => {
				const turn = (step / 28) * 2 * Math.PI;
				const at: Vector = [middleX + radius * Math.cos(turn), top + 0.0003, middleZ + radius * Math.sin(turn)];
				return mesh.corner({ at, normal: [0, 1, 0], shade: 0.35 });
			});
		const [inner, outer] = [ring(size - 0.0014), ring(size)];
		inner.forEach((one, step) => {
			const next = (step + 1) % 28;
			mesh.quad(one, inner[next] ?? one, outer[next] ?? one, outer[step] ?? one);
		});
	}
}

/** A built-in oven: a strip with two knobs, a bar to pull, and a door of dark glass in a frame. */
export function addOven(mesh: MeshBuilder, { x, y, z, width, height, depth }: Appliance): void {
	const [left, right] = [metres(x), metres(x + width)];
	const [low, high] = [metres(y), metres(y + height)];
	const [back, face] = [metres(z), metres(z + depth)];
	const strip = high - 0.105;
	mesh.slot = slotOf("glass");
	addBoard(mesh, { low: [left, strip + 0.0015, back], high: [right, high, face] }, { behind: 0.2 });
	mesh.shade = 0.9;
	addBoard(mesh, { low: [left, low, back], high: [right, strip - 0.0015, face - 0.001] }, { behind: 0.2 });
	mesh.shade = 1;
	mesh.lightBy({ at: [(left + right) / 2, strip, face], normal: [0, 0, 1] });
	mesh.slot = slotOf("steel");
	const middle = (strip + high) / 2;
	for (const knobX of [left + 0.11, right - 0.11]) {
		addLathe(
			mesh,
			[knobX, middle, face],
			[0, 0, 1],
			[
				[0.022, 0],
				[0.0215, 0.016],
				[0.019, 0.02],
				[0, 0.02],
			],
			22,
		);
	}
	const bar = strip - 0.05;
	addTube(
		mesh,
		[
			[left + 0.05, bar, face + 0.034],
			[right - 0.05, bar, face + 0.034],
		],
		0.0068,
		12,
	);
	for (const postX of [left + 0.075, right - 0.075]) {
		addTube(
			mesh,
			[
				[postX, bar, face - 0.002],
				[postX, bar, face + 0.034],
			],
			0.0052,
			10,
		);
	}
	mesh.lightBy(undefined);
	// The window of the door lies a hair deeper in its frame and stays darker.
	mesh.slot = slotOf("carcass");
	const pane = { left: left + 0.055, right: right - 0.055, low: low + 0.06, high: bar - 0.045 };
	mesh.fan(
		(
			[
				[pane.left, pane.low],
				[pane.right, pane.low],
				[pane.right, pane.high],
				[pane.left, pane.high],
			] as const
		).map(([paneX, paneY]) => ({ at: [paneX, paneY, face - 0.0006], normal: [0, 0, 1], shade: 0.35 })),
	);
}
