import { type BufferGeometry, LatheGeometry, Matrix4, Path, Shape, Vector2, Vector3 } from "three";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import { cabinets } from "../../facts/kitchen/cabinets.ts";
import { type FrontDesign, frontGeometry } from "../../facts/products/fronts.ts";
import { catchHole, hingeOf, knobAt } from "../../mixer/kitchen-model/grips.ts";
import type { FrontPart } from "../../mixer/kitchen-model/model.ts";
import { boardGeometry, merged, metres, outlineOf, plateGeometry, roundedRectangle } from "./geometry.ts";

/** The shapes of one front, by material. Their lower left hind corner is at zero, the face looks to z. */
export type FrontGeometries = {
	face: BufferGeometry;
	core?: BufferGeometry;
	knob?: BufferGeometry;
	/** The dark inside, seen in the gap around it and through its hole. */
	joint: BufferGeometry;
};
type Shapes = Omit<FrontGeometries, "joint">;

type Sizes = { width: number; height: number; depth: number };

/** The edges of a front are eased a little, so that joints are wide enough to be seen from across the room. */
const eased = 0.001;

export function frontGeometries(part: FrontPart, design: FrontDesign): FrontGeometries {
	const sizes = { width: metres(part.width), height: metres(part.height), depth: metres(part.depth) };
	const shapes = designs[design]({ ...sizes, width: sizes.width - 2 * eased, height: sizes.height - 2 * eased }, part);
	for (const shape of Object.values(shapes)) shape.translate(eased, eased, 0);
	return { ...shapes, joint: jointGeometry(sizes) };
}

/** Fills the gap around a front nearly up to its face, also where one looks into it from the side. */
function jointGeometry({ width, height, depth }: Sizes): BufferGeometry {
	const [out, inside] = [metres(cabinets.frontGap) * 0.48, 0.002];
	const ring = rectangle(width + 2 * out, height + 2 * out);
	const hole = { left: inside, right: width + 2 * out - inside, low: inside, high: height + 2 * out - inside };
	ring.holes.push(roundedRectangle(new Path(), hole, 0));
	const behind = { x: 0, y: 0, z: -0.0015, width: width + 2 * out, height: height + 2 * out, depth: 0.001 };
	return merged([plateGeometry(ring, depth - 0.001, 0), boardGeometry(behind)]).translate(-out, -out, 0);
}

const designs: Record<FrontDesign, (sizes: Sizes, part: FrontPart) => Shapes> = {
	flush: (sizes) => ({ face: slab(sizes) }),
	own: (sizes, part) => ({ face: slab(sizes), knob: knobGeometry(sizes, part) }),
	catch: catchGeometries,
	pull: (sizes, part) => ({ face: pullGeometry(sizes, part) }),
	framed: (sizes) => ({ face: framedGeometry(sizes) }),
	barre: (sizes) => ({ face: barreGeometry(sizes) }),
};

const slab = ({ width, height, depth }: Sizes) => boardGeometry({ x: 0, y: 0, z: 0, width, height, depth });

/** Sharp corners: with many points within a millimetre, three.js filled the hole of a tall door. */
const rectangle = (width: number, height: number) =>
	outlineOf([
		[0, 0],
		[width, 0],
		[width, height],
		[0, height],
	]);

function knobGeometry({ depth }: Sizes, part: FrontPart): BufferGeometry {
	const { knob, depth: reach } = frontGeometry.own;
	const { x, y } = knobAt(part);
	const [radius, far] = [metres(knob / 2), metres(reach)];
	const profile = [
		[0.5, 0],
		[0.4, 0.14],
		[0.36, 0.36],
		[0.55, 0.52],
		[0.92, 0.6],
		[1, 0.74],
		[0.93, 0.92],
		[0.6, 1],
		[0, 1],
	].map(([wide = 0, out = 0]) => new Vector2(radius * wide, far * out));
	return new LatheGeometry(profile, 24).rotateX(Math.PI / 2).translate(metres(x), metres(y), depth);
}

/** A hole with round ends right through the board. A thin lining shows the board's core in the cut. */
function catchGeometries(sizes: Sizes, part: FrontPart): Shapes {
	const { width, height, depth } = sizes;
	const { left, right, low, high } = catchHole(part);
	const hole = { left: metres(left), right: metres(right), low: metres(low), high: metres(high) };
	const radius = Math.min(hole.right - hole.left, hole.high - hole.low) / 2;
	const board = rectangle(width, height);
	board.holes.push(roundedRectangle(new Path(), hole, radius));
	const thin = 0.0006;
	const lining = roundedRectangle(new Shape(), hole, radius);
	const inner = { left: hole.left + thin, right: hole.right - thin, low: hole.low + thin, high: hole.high - thin };
	lining.holes.push(roundedRectangle(new Path(), inner, radius - thin));
	return { face: plateGeometry(board, depth), core: plateGeometry(lining, depth - 0.0006, 0) };
}

/** The edge that fingers reach for is milled away in a hollow, with a dark gap behind it. */
function pullGeometry({ width, height, depth }: Sizes, part: FrontPart): BufferGeometry {
	const { height: grip, depth: deep } = frontGeometry.pull;
	const upright = part.role === "tall";
	const [length, end] = upright ? [width, height] : [height, width];
	const edge = length - metres(grip);
	const gap = metres(grip) * 0.3;
	const steps = 8;
	const hollow = Array.from({ length: steps + 1 }, (_, step) => {
		const turn = ((step / steps) * Math.PI) / 2;
		return [edge + (metres(grip) - gap) * (1 - Math.cos(turn)), depth - metres(deep) * Math.sin(turn)] as const;
	});
	// The section: along the front's length, then out of the board.
	const section = outlineOf([[0, 0], [0, depth], ...hollow, [length - gap, 0]]);
	const board = smooth(plateGeometry(section, end, 0.0008));
	// The section's length, its depth and the way it is swept, as directions of the front.
	if (upright && hingeOf(part) === "right") return turned(board, [-1, 0, 0], [0, 0, 1], [0, 1, 0], [width, 0, 0]);
	if (upright) return turned(board, [1, 0, 0], [0, 0, 1], [0, -1, 0], [0, height, 0]);
	if (part.role === "wall") return turned(board, [0, -1, 0], [0, 0, 1], [-1, 0, 0], [width, height, 0]);
	return turned(board, [0, 1, 0], [0, 0, 1], [1, 0, 0], [0, 0, 0]);
}

type Triple = readonly [number, number, number];

/** A geometry whose own x, y and z become these directions. */
function turned(geometry: BufferGeometry, x: Triple, y: Triple, z: Triple, at: Triple): BufferGeometry {
	const basis = new Matrix4().makeBasis(new Vector3(...x), new Vector3(...y), new Vector3(...z));
	return geometry.applyMatrix4(basis.setPosition(...at));
}

/** Round where it bends a little, sharp where it bends a lot. */
const smooth = (geometry: BufferGeometry) => toCreasedNormals(geometry, Math.PI / 5);

/** A frame along every side stands proud of the panel inside it. */
function framedGeometry({ width, height, depth }: Sizes): BufferGeometry {
	const [rail, raised] = [metres(frontGeometry.framed.rail), metres(frontGeometry.framed.raised)];
	const back = depth - raised;
	const frame = rectangle(width, height);
	frame.holes.push(
		roundedRectangle(new Path(), { left: rail, right: width - rail, low: rail, high: height - rail }, 0.001),
	);
	const inset = 0.002;
	const panel = {
		x: inset,
		y: inset,
		z: 0,
		width: width - 2 * inset,
		height: height - 2 * inset,
		depth: back,
	};
	return merged([plateGeometry(frame, depth, 0.004), boardGeometry(panel)]);
}

/** Upright half-round bars, milled from one board: whole bars on every module width. */
function barreGeometry({ width, height, depth }: Sizes): BufferGeometry {
	const deep = metres(frontGeometry.barre.depth);
	const count = Math.max(1, Math.round((width + 0.003) / metres(frontGeometry.barre.bar)));
	const pitch = width / count;
	const steps = 8;
	const bars = Array.from({ length: count }, (_, bar) =>
		Array.from({ length: steps }, (_, step) => {
			const turn = Math.PI - (Math.PI * step) / steps;
			return [(bar + 0.5) * pitch + (pitch / 2) * Math.cos(turn), depth - deep + deep * Math.sin(turn)] as const;
		}),
	).flat();
	const section = outlineOf([[0, 0], ...bars, [width, depth - deep], [width, 0]]);
	return smooth(plateGeometry(section, height, 0))
		.rotateX(Math.PI / 2)
		.translate(0, height, 0);
}
