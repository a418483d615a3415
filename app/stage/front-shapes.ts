import type { FrontDesign } from "../../facts/products/fronts.ts";
import { frontGeometry } from "../../facts/products/fronts.ts";
import type { FrontPart } from "../../mixer/kitchen-model/model.ts";
import { addBoard, addHoleWall, addPlateFace, addSweep, type Hole, type ProfilePoint } from "./boards.ts";
import { addDrawerBox } from "./drawer-box.ts";
import { MeshBuilder, type MeshData, type Vector } from "./mesh-builder.ts";
import { slotOf } from "./slots.ts";
import { addLathe } from "./turned.ts";

/** What decides the shape of a front; where it hangs does not. */
export type FrontShape = Pick<FrontPart, "group" | "role" | "opens" | "width" | "height" | "depth"> & {
	design: FrontDesign;
};

/** The same word for fronts of the same shape. */
export const shapeKey = ({ design, group, role, opens, width, height }: FrontShape): string =>
	[design, group, role, opens.by === "door" ? opens.hinge : "drawer", width, height].join();

const metres = (millimetres: number) => millimetres / 1000;

/** Light that is left on the back of a closed front, and on its sides, which the next front is near to. */
const behind = 0.22;
const beside = 0.3;

type Sizes = { width: number; height: number; depth: number };

/** A front in its own frame: left, lower, hind corner at zero, its face towards z. A drawer brings its box along, after the front itself. */
export function frontMesh(shape: FrontShape): MeshData & { frontTriangles: number } {
	const mesh = new MeshBuilder();
	mesh.slot = slotOf(shape.group);
	const sizes = { width: metres(shape.width), height: metres(shape.height), depth: metres(shape.depth) };
	designs[shape.design](mesh, shape, sizes);
	const { triangleCount } = mesh;
	if (shape.opens.by === "drawer") addDrawerBox(mesh, sizes.width, sizes.height);
	return { ...mesh.build(), frontTriangles: triangleCount };
}

const cutOf = ({ group }: FrontShape) => ({ slot: slotOf(`${group}-edge`), thin: 2 }) as const;

const slab = (mesh: MeshBuilder, shape: FrontShape, { width, height, depth }: Sizes) =>
	addBoard(mesh, { low: [0, 0, 0], high: [width, height, depth] }, { behind, beside, cut: cutOf(shape) });

type AddDesign = (mesh: MeshBuilder, shape: FrontShape, sizes: Sizes) => void;

const designs: Record<FrontDesign, AddDesign> = {
	flush: slab,
	own: addOwn,
	catch: addCatch,
	pull: addPull,
	framed: addFramed,
	barre: addBarre,
};

const opensAt = ({ opens }: FrontShape) => (opens.by === "door" ? opens.hinge : "drawer");

/** A slab with a knob: in the corner that hands reach away from the hinge, in the middle of what has no hinge at its side. */
function addOwn(mesh: MeshBuilder, shape: FrontShape, sizes: Sizes): void {
	slab(mesh, shape, sizes);
	const { knob, fromEdge, depth } = frontGeometry.own;
	const inset = metres(fromEdge + knob / 2);
	const hinge = opensAt(shape);
	const x = hinge === "left" ? sizes.width - inset : hinge === "right" ? inset : sizes.width / 2;
	const y = {
		wall: inset,
		tall: Math.min(0.98, sizes.height - inset),
		door: sizes.height - inset,
		drawer: sizes.height - inset,
	};
	const [radius, far] = [metres(knob / 2), metres(depth)];
	mesh.slot = slotOf("knob");
	addLathe(
		mesh,
		[x, y[shape.role], sizes.depth],
		[0, 0, 1],
		[
			[radius * 0.5, 0],
			[radius * 0.4, far * 0.14],
			[radius * 0.36, far * 0.36],
			[radius * 0.55, far * 0.52],
			[radius * 0.92, far * 0.6],
			[radius, far * 0.74],
			[radius * 0.93, far * 0.92],
			[radius * 0.6, far],
			[0, far],
		],
		20,
	);
	mesh.slot = slotOf(shape.group);
}

/** Where the hole of Catch is on a front. */
export function catchHole({ role, opens }: Pick<FrontShape, "role" | "opens">, { width, height }: Sizes): Hole {
	const { width: long, height: short, fromTop } = frontGeometry.catch;
	const upright = role === "tall";
	const [wide, high] = upright ? [metres(short), metres(long)] : [metres(long), metres(short)];
	const edge = metres(fromTop);
	const atRight = opens.by !== "door" || opens.hinge !== "right";
	const x = upright ? (atRight ? width - edge - wide / 2 : edge + wide / 2) : width / 2;
	const reach = height > 1.3 ? Math.min(1, height - 0.15) : 0.15;
	const y = upright ? reach : role === "wall" ? edge + high / 2 : height - edge - high / 2;
	return {
		left: x - wide / 2,
		right: x + wide / 2,
		low: y - high / 2,
		high: y + high / 2,
		radius: Math.min(wide, high) / 2,
	};
}

/** A hole with round ends right through the board; its core shows in the cut. */
function addCatch(mesh: MeshBuilder, shape: FrontShape, sizes: Sizes): void {
	const { width, height, depth } = sizes;
	const hole = catchHole(shape, sizes);
	const steps = 7;
	const bevel = 0.0018;
	// The board without its two faces brings the edges, then each face is laid around the hole.
	addBoard(
		mesh,
		{ low: [0, 0, 0], high: [width, height, depth] },
		{ behind, beside, bevel, without: ["front", "back"], cut: cutOf(shape) },
	);
	const inner = { left: bevel, right: width - bevel, low: bevel, high: height - bevel };
	addRim(mesh, sizes, bevel);
	// The laminate folds a hair into the hole and catches light there.
	const rim = 0.0012;
	const opening = {
		...hole,
		left: hole.left - rim,
		right: hole.right + rim,
		low: hole.low - rim,
		high: hole.high + rim,
	};
	const widened = { ...opening, radius: hole.radius + rim };
	addPlateFace(mesh, inner, [widened], steps, (x, y) => ({ at: [x, y, depth], normal: [0, 0, 1] }));
	mesh.slot = slotOf(`${shape.group}-core`);
	const cut = (x: number, y: number, z: number, [normalX, normalY]: readonly [number, number]) => {
		const facing = z === depth ? 0.7 : 0;
		const along = Math.sqrt(1 - facing * facing);
		return {
			at: [x, y, z] as Vector,
			normal: [normalX * along, normalY * along, facing] as Vector,
			// Layers lie one behind the other: the pattern runs with the depth.
			grain: [z, 0] as const,
			shade: 0.45 + (0.5 * z) / depth,
		};
	};
	addHoleWall(mesh, hole, steps, cut, [0, depth - rim]);
	addHoleWall(mesh, widened, steps, cut, [depth - rim, depth]);
	mesh.slot = slotOf(shape.group);
	mesh.shade = behind;
	const mirrored = { ...hole, left: width - hole.right, right: width - hole.left };
	addPlateFace(mesh, { left: 0, right: width, low: 0, high: height }, [mirrored], steps, (x, y) => ({
		at: [width - x, y, 0],
		normal: [0, 0, -1],
	}));
	mesh.shade = 1;
}

/** The rounded edge between the sides of a board and its face. */
function addRim(mesh: MeshBuilder, { width, height, depth }: Sizes, bevel: number): void {
	const low = bevel;
	const [right, high, z] = [width - bevel, height - bevel, depth - bevel];
	const strip = (from: Vector, to: Vector, insideFrom: Vector, insideTo: Vector, normal: Vector) => {
		const one = mesh.corner({ at: from, normal, shade: beside });
		const two = mesh.corner({ at: to, normal, shade: beside });
		const three = mesh.corner({ at: insideTo, normal: [0, 0, 1] });
		const four = mesh.corner({ at: insideFrom, normal: [0, 0, 1] });
		mesh.quad(one, two, three, four);
	};
	strip([low, 0, z], [right, 0, z], [low, low, depth], [right, low, depth], [0, -1, 0]);
	strip([width, low, z], [width, high, z], [right, low, depth], [right, high, depth], [1, 0, 0]);
	strip([right, height, z], [low, height, z], [right, high, depth], [low, high, depth], [0, 1, 0]);
	strip([0, high, z], [0, low, z], [low, high, depth], [low, low, depth], [-1, 0, 0]);
}

/** The edge where fingers reach is milled away in a hollow, with a dark gap behind it. */
function addPull(mesh: MeshBuilder, shape: FrontShape, { width, height, depth }: Sizes): void {
	const { height: grip, depth: deep } = frontGeometry.pull;
	const upright = shape.role === "tall";
	const length = upright ? width : height;
	const end = upright ? height : width;
	const flips = upright ? opensAt(shape) === "right" : shape.role === "wall";
	const edge = length - metres(grip);
	const gap = metres(grip) * 0.3;
	const bevel = 0.0016;
	const hollow = Array.from({ length: 9 }, (_, step): ProfilePoint => {
		const turn = ((step / 8) * Math.PI) / 2;
		return {
			at: [edge + (metres(grip) - gap) * Math.sin(turn), depth - metres(deep) * (1 - Math.cos(turn))],
			normal: [Math.sin(turn), Math.cos(turn)],
			shade: 1 - 0.68 * Math.sin(turn),
		};
	});
	// Along the length of the front, then out of the board.
	const profile: ProfilePoint[] = [
		{ at: [0, 0], normal: [-1, 0], shade: behind * beside },
		{ at: [0, depth - bevel], normal: [-1, 0], shade: beside },
		{ at: [bevel, depth], normal: [0, 1] },
		{ at: [edge - bevel, depth], normal: [0, 1] },
		...hollow.slice(1),
		{ at: [length - gap, 0], normal: [1, 0], shade: 0.1 },
		{ at: [length - gap, 0], normal: [0, -1], shade: behind },
		{ at: [0, 0], normal: [0, -1], shade: behind },
	];
	const lifted = ({ at: [along, z], normal: [out, towards], shade = 1 }: ProfilePoint, side: 0 | 1) => {
		const position = flips ? length - along : along;
		const facing = flips ? -out : out;
		const across = (side === 0) === (upright === flips) ? end : 0;
		return upright
			? { at: [position, across, z] as Vector, normal: [facing, 0, towards] as Vector, shade }
			: { at: [across, position, z] as Vector, normal: [0, facing, towards] as Vector, shade };
	};
	addSweep(mesh, profile, (point, side) => lifted(point, side));
	// The two ends are closed by what is left of the board.
	for (const side of [0, 1] as const) {
		const flat = profile.slice(0, -2).map((point) => lifted(point, side));
		const at = flat[0]?.at ?? [0, 0, 0];
		const sign = (upright ? at[1] : at[0]) > 0 ? 1 : -1;
		const normal: Vector = upright ? [0, sign, 0] : [sign, 0, 0];
		const corners = flat.map((corner) => ({ ...corner, normal, shade: corner.shade * beside }));
		mesh.fan(side === 1 ? corners : corners.toReversed());
	}
}

/** A frame along every side stands proud of the panel inside it. */
function addFramed(mesh: MeshBuilder, shape: FrontShape, { width, height, depth }: Sizes): void {
	const [rail, raised] = [metres(frontGeometry.framed.rail), metres(frontGeometry.framed.raised)];
	const back = depth - raised;
	addBoard(
		mesh,
		{ low: [0, 0, 0], high: [width, height, back] },
		{ behind, beside, bevel: 0.0004, without: ["front"], cut: cutOf(shape) },
	);
	const bevel = 0.0022;
	const upright = { bevel, beside: 0.5 };
	const flat = { bevel, beside: 0.5, across: true };
	addBoard(mesh, { low: [0, 0, back], high: [rail, height, depth] }, upright);
	addBoard(mesh, { low: [width - rail, 0, back], high: [width, height, depth] }, upright);
	addBoard(mesh, { low: [rail, 0, back], high: [width - rail, rail, depth] }, flat);
	addBoard(mesh, { low: [rail, height - rail, back], high: [width - rail, height, depth] }, flat);
	// The panel inside: a strip along the frame stays in its shade.
	const dim = 0.014;
	const columns = [rail, rail + dim, width - rail - dim, width - rail];
	const rows = [rail, rail + dim, height - rail - dim, height - rail];
	const corners = rows.map((y, row) =>
		columns.map((x, column) => {
			const edge = row === 0 || row === 3 || column === 0 || column === 3;
			return mesh.corner({ at: [x, y, back], normal: [0, 0, 1], shade: edge ? 0.55 : 0.96 });
		}),
	);
	corners.slice(1).forEach((row, number) => {
		const below = corners[number] ?? row;
		row.slice(1).forEach((one, column) => {
			mesh.quad(below[column] ?? one, below[column + 1] ?? one, one, row[column] ?? one);
		});
	});
}

/** Upright half-round bars, milled from one board: whole bars on every module width. */
function addBarre(mesh: MeshBuilder, shape: FrontShape, { width, height, depth }: Sizes): void {
	const deep = metres(frontGeometry.barre.depth);
	const count = Math.max(1, Math.round((width + 0.003) / metres(frontGeometry.barre.bar)));
	const pitch = width / count;
	const ground = depth - deep;
	const steps = 8;
	addBoard(
		mesh,
		{ low: [0, 0, 0], high: [width, height, ground] },
		{ behind, beside, bevel: 0.0004, without: ["front"], cut: cutOf(shape) },
	);
	for (let bar = 0; bar < count; bar++) {
		const middle = (bar + 0.5) * pitch;
		const half = pitch / 2;
		const profile = Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
			const turn = Math.PI - (Math.PI * step) / steps;
			const [x, z] = [Math.cos(turn), Math.sin(turn)];
			// Tilted a little less than they are: from afar, full contrast between neighbours would shimmer.
			const [out, towards] = [x / half, z / deep + 40];
			const long = Math.hypot(out, towards);
			return {
				at: [middle + half * x, ground + deep * z],
				normal: [out / long, towards / long],
				shade: 0.42 + 0.58 * z,
			};
		});
		const corner = ({ at: [x, z], normal: [out, towards], shade = 1 }: ProfilePoint, y: number) => ({
			at: [x, y, z] as Vector,
			normal: [out, 0, towards] as Vector,
			shade,
		});
		addSweep(mesh, profile, (point, end) => corner(point, end === 0 ? 0 : height));
		const cap = profile.map((point) => ({ ...corner(point, height), normal: [0, 1, 0] as Vector, shade: 0.4 }));
		mesh.fan(cap);
		mesh.fan(profile.map((point) => ({ ...corner(point, 0), normal: [0, -1, 0] as Vector })).toReversed());
	}
}
