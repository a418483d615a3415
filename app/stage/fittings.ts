import {
	type BufferGeometry,
	CatmullRomCurve3,
	CylinderGeometry,
	Group,
	LatheGeometry,
	LineCurve3,
	Mesh,
	Path,
	RingGeometry,
	Shape,
	SphereGeometry,
	TubeGeometry,
	Vector2,
	Vector3,
} from "three";
import type { Tap } from "../../facts/products/sinks-and-taps.ts";
import type { Appliance, HobPart, SinkPart } from "../../mixer/kitchen-model/model.ts";
import { boardGeometry, metres, plateGeometry, type Rectangle, roundedRectangle, toMetres } from "./geometry.ts";
import type { Materials } from "./materials.ts";

type Point = readonly [x: number, y: number, z: number];

/** The radius of a sink's corners, which its hole in the worktop shares. */
export const sinkRadius = 0.03;

/** A pipe through some points; its bends are those of a smooth curve. */
function pipe(points: readonly Point[], radius: number): BufferGeometry {
	const curve = new CatmullRomCurve3(
		points.map((point) => new Vector3(...point)),
		false,
		"catmullrom",
		0.2,
	);
	return new TubeGeometry(curve, points.length * 4, radius, 14);
}

function rodGeometry(from: Point, to: Point, radius: number): BufferGeometry {
	return new TubeGeometry(new LineCurve3(new Vector3(...from), new Vector3(...to)), 1, radius, 14);
}

/** A round thing with an upright axis: pairs of radius and height. */
export function turnedGeometry(profile: readonly (readonly [radius: number, height: number])[], segments = 28) {
	return new LatheGeometry(
		profile.map(([radius, height]) => new Vector2(radius, height)),
		segments,
	);
}

/** A bowl hung below the worktop, with a slim rim, a drain and its pipe. */
export function createSink({ bowl, tap }: SinkPart, { metal, carcass }: Materials): Group {
	const { x, y, z, width, depth } = toMetres(bowl);
	const surface = metres(tap.y);
	const sink = new Group();
	const outer = { left: 0, right: width, low: 0, high: depth };
	const grown = (rectangle: Rectangle, by: number) => ({
		left: rectangle.left - by,
		right: rectangle.right + by,
		low: rectangle.low - by,
		high: rectangle.high + by,
	});
	const ring = (inside: number, outside: number, height: number, at: number) => {
		const shape = roundedRectangle(new Shape(), grown(outer, outside), sinkRadius + outside);
		shape.holes.push(roundedRectangle(new Path(), grown(outer, inside), sinkRadius + inside));
		// Outlines lie flat: their y runs towards the back wall.
		return new Mesh(
			plateGeometry(shape, height, 0.0004)
				.rotateX(-Math.PI / 2)
				.translate(0, at, depth),
			metal,
		);
	};
	const floor = plateGeometry(roundedRectangle(new Shape(), outer, sinkRadius), 0.004, 0.0004)
		.rotateX(-Math.PI / 2)
		.translate(0, 0, depth);
	const drain = turnedGeometry([
		[0.001, 0.006],
		[0.012, 0.006],
		[0.014, 0.003],
		[0.034, 0.003],
		[0.038, 0.0065],
		[0.044, 0.0065],
		[0.046, 0.004],
	]).translate(width / 2, 0, depth / 2);
	const strainer = new CylinderGeometry(0.033, 0.033, 0.001, 24).translate(width / 2, 0.0045, depth / 2);
	sink.add(
		ring(-0.002, 0.008, 0.0016, surface - y),
		ring(-0.003, 0, surface - y, 0),
		new Mesh(floor, metal),
		new Mesh(drain, metal),
		new Mesh(strainer, carcass),
		new Mesh(
			pipe(
				[
					[width / 2, 0, depth / 2],
					[width / 2, -0.16, depth / 2],
					[width / 2, -0.2, 0.03],
				],
				0.02,
			),
			// Dark: it is behind the gap between the two doors.
			carcass,
		),
	);
	sink.position.set(x, y, z);
	return sink;
}

/** Its foot stands at zero, its spout reaches towards z. */
export function createTap(kind: Tap, { metal, warning, carcass }: Materials): Group {
	const tap = new Group();
	const add = (geometry: BufferGeometry, material = metal) => tap.add(new Mesh(geometry, material));
	const rod = (from: Point, to: Point, radius: number, material = metal) =>
		add(rodGeometry(from, to, radius), material);
	if (kind === "standard") {
		const [height, bow] = [0.27, 0.088];
		const arc = Array.from({ length: 13 }, (_, step): Point => {
			const turn = (step / 12) * Math.PI * 1.04;
			return [0, height + bow * Math.sin(turn), bow - bow * Math.cos(turn)];
		});
		add(pipe([[0, 0.02, 0], [0, 0.14, 0], ...arc, [0, height - 0.04, 2 * bow]], 0.0105));
		add(
			turnedGeometry([
				[0.025, 0],
				[0.025, 0.005],
				[0.017, 0.008],
				[0.017, 0.098],
				[0, 0.1],
			]),
		);
		rod([0, 0.07, 0], [0.048, 0.07, 0], 0.0095);
		rod([0.044, 0.07, 0], [0.06, 0.148, 0.006], 0.0045);
		return tap;
	}
	const [height, reach, bend] = [0.33, 0.2, 0.03];
	const corner = (z: number, from: number): Point[] =>
		Array.from({ length: 5 }, (_, step) => {
			const turn = from + (step / 4) * (Math.PI / 2);
			return [0, height - bend + bend * Math.sin(turn), z - bend * Math.cos(turn)];
		});
	add(
		pipe(
			[[0, 0.05, 0], [0, 0.2, 0], ...corner(bend, 0), ...corner(reach - bend, Math.PI / 2), [0, height - 0.08, reach]],
			0.0145,
		),
	);
	add(
		turnedGeometry([
			[0.031, 0],
			[0.031, 0.004],
			[0.025, 0.007],
			[0.0245, 0.168],
			[0, 0.17],
		]),
	);
	// Mixed water by the lever on the right; boiling water by the ring on the left, with a red line that warns.
	rod([0.02, 0.118, 0], [0.054, 0.118, 0], 0.012);
	rod([0.05, 0.12, 0], [0.05, 0.19, 0.004], 0.005);
	rod([-0.02, 0.118, 0], [-0.043, 0.118, 0], 0.0165);
	rod([-0.041, 0.118, 0], [-0.049, 0.118, 0], 0.0182, warning);
	rod([-0.048, 0.118, 0], [-0.072, 0.118, 0], 0.0188, carcass);
	return tap;
}

/** A sheet of black glass, a hair above the worktop; rings show where pans stand. */
export function createHob(part: HobPart, { glass, carcass }: Materials): Group {
	const { x, y, z, width, height, depth } = toMetres(part);
	const hob = new Group();
	hob.add(new Mesh(boardGeometry({ x: 0, y: height - 0.006, z: 0, width, height: 0.006, depth }), glass));
	for (const [across, along, radius] of [
		[0.26, 0.3, 0.09],
		[0.26, 0.74, 0.07],
		[0.74, 0.3, 0.07],
		[0.74, 0.74, 0.09],
	] as const) {
		const ring = new RingGeometry(radius - 0.004, radius, 48).rotateX(-Math.PI / 2);
		hob.add(new Mesh(ring.translate(width * across, height + 0.0004, depth * along), carcass));
	}
	hob.position.set(x, y, z);
	return hob;
}

/** A built-in oven: a strip with two knobs, a bar to pull, and a door of dark glass. */
export function createOven(part: Appliance, { glass, steel, carcass }: Materials): Group {
	const { x, y, z, width, height, depth } = toMetres(part);
	const oven = new Group();
	const strip = height - 0.105;
	const add = (geometry: BufferGeometry, material = steel) => oven.add(new Mesh(geometry, material));
	add(boardGeometry({ x: 0, y: strip + 0.0015, z: 0, width, height: 0.1035, depth }), glass);
	add(boardGeometry({ x: 0, y: 0, z: 0, width, height: strip - 0.0015, depth }), glass);
	const pane = { x: 0.055, y: 0.06, z: depth, width: width - 0.11, height: strip - 0.16, depth: 0.0008 };
	add(boardGeometry(pane), carcass);
	const knob = turnedGeometry(
		[
			[0.022, 0],
			[0.0215, 0.016],
			[0.019, 0.02],
			[0, 0.02],
		],
		22,
	).rotateX(Math.PI / 2);
	for (const at of [0.11, width - 0.11]) add(knob.clone().translate(at, strip + 0.052, depth));
	const bar = strip - 0.05;
	const far = depth + 0.034;
	add(rodGeometry([0.05, bar, far], [width - 0.05, bar, far], 0.0068));
	for (const at of [0.075, width - 0.075]) add(rodGeometry([at, bar, depth], [at, bar, far], 0.005));
	oven.position.set(x, y, z);
	return oven;
}

/** A lamp on a string, which ends at the ceiling. */
export function createPendant([x, y, z]: Point, ceiling: number, { bowl, lamp, carcass }: Materials): Group {
	const pendant = new Group();
	const shade = turnedGeometry([
		[0.15, 0],
		[0.149, 0.03],
		[0.135, 0.075],
		[0.105, 0.12],
		[0.06, 0.152],
		[0.02, 0.165],
		[0.018, 0.21],
		[0, 0.21],
	]);
	const cord = new CylinderGeometry(0.0025, 0.0025, ceiling - y - 0.2, 6).translate(0, (ceiling - y + 0.2) / 2, 0);
	const bulb = new SphereGeometry(0.05, 20, 14).translate(0, 0.06, 0);
	pendant.add(new Mesh(shade, bowl), new Mesh(cord, carcass), new Mesh(bulb, lamp));
	pendant.position.set(x, y, z);
	return pendant;
}
