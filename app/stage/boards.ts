import type { Corner, MeshBuilder, Vector } from "./mesh-builder.ts";

/** A box by its low and high corner, in metres. */
export type Extent = { low: Vector; high: Vector };

type BoardOptions = {
	/** How much is taken off the edges, so that they catch light. */
	bevel?: number;
	/** Shade of the face that looks away from the room (z low), where a hand's breadth of light remains. */
	behind?: number;
	/** Shade of its sides, where the next board is a gap away. */
	beside?: number;
	/** Grain along x instead of upwards. */
	across?: boolean;
	/** Faces that nobody sees are left out. */
	without?: readonly Side[];
	/** What is seen where the board was cut, and along which axis it is thin. */
	cut?: { slot: number; thin: 0 | 2 };
};

type Signs = readonly [x: number, y: number, z: number];
type Side = "left" | "right" | "bottom" | "top" | "back" | "front";
const sides = [
	{ name: "left", axis: 0, sign: -1 },
	{ name: "right", axis: 0, sign: 1 },
	{ name: "bottom", axis: 1, sign: -1 },
	{ name: "top", axis: 1, sign: 1 },
	{ name: "back", axis: 2, sign: -1 },
	{ name: "front", axis: 2, sign: 1 },
] as const;

/** A board with rounded edges: faces keep their normals up to the edge, and the strip between two of them blends both. */
export function addBoard(mesh: MeshBuilder, { low, high }: Extent, options: BoardOptions = {}): void {
	const { behind = 1, beside = 1, across = false, without = [], cut } = options;
	const whole = mesh.slot;
	const size = [0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0));
	const bevel = Math.min(options.bevel ?? 0.0018, ...size.map((length) => length * 0.4));
	const allSigns = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z] as const)));
	const isThere = ({ name }: (typeof sides)[number]) => !without.includes(name);
	const normalOf = ({ axis, sign }: (typeof sides)[number]): Vector => [
		axis === 0 ? sign : 0,
		axis === 1 ? sign : 0,
		axis === 2 ? sign : 0,
	];
	/** A corner of a side, named by the signs of the three axes; `lit` is the side whose light it has. */
	const cornerOf = (side: (typeof sides)[number], signs: Signs, lit = side) => {
		const coordinate = (along: 0 | 1 | 2) => {
			const inset = along === side.axis ? 0 : bevel;
			return signs[along] < 0 ? low[along] + inset : high[along] - inset;
		};
		const at: Vector = [coordinate(0), coordinate(1), coordinate(2)];
		const shade = (signs[2] < 0 ? behind : 1) * (side.axis === 2 ? 1 : beside);
		const corner: Corner = { at, normal: normalOf(side), shade, lit: normalOf(lit) };
		mesh.slot = cut && lit.axis !== cut.thin ? cut.slot : whole;
		return mesh.corner(across ? { ...corner, grain: [at[1], at[0]] } : corner);
	};
	const face = (numbers: readonly number[]) => {
		const [one = 0, two = 0, three = 0, four] = numbers;
		if (four === undefined) mesh.triangle(one, two, three);
		else mesh.quad(one, two, three, four);
	};
	for (const side of sides.filter(isThere)) {
		const { axis, sign } = side;
		const [one, two] = axis === 0 ? ([1, 2] as const) : axis === 1 ? ([2, 0] as const) : ([0, 1] as const);
		const round = [
			[-1, -1],
			[1, -1],
			[1, 1],
			[-1, 1],
		].map(([first = 0, second = 0]) => {
			const signs: [number, number, number] = [sign, sign, sign];
			signs[one] = first;
			signs[two] = second;
			return cornerOf(side, signs);
		});
		face(sign > 0 ? round : round.reverse());
	}
	// Strips between neighbouring faces, then the small triangles where three of them meet.
	for (const first of sides.filter(isThere)) {
		for (const second of sides.filter(isThere)) {
			if (first.axis >= second.axis) continue;
			const along = (3 - first.axis - second.axis) as 0 | 1 | 2;
			const signsAt = (end: number) => {
				const signs: [number, number, number] = [end, end, end];
				signs[first.axis] = first.sign;
				signs[second.axis] = second.sign;
				signs[along] = end;
				return signs;
			};
			const strip = [
				cornerOf(first, signsAt(-1), second),
				cornerOf(second, signsAt(-1)),
				cornerOf(second, signsAt(1)),
				cornerOf(first, signsAt(1), second),
			];
			// The axes turn one way round for x-y and y-z, the other way for x-z.
			const flips = first.sign * second.sign * (along === 1 ? -1 : 1) < 0;
			face(flips ? strip.reverse() : strip);
		}
	}
	for (const signs of allSigns) {
		const meeting = sides.filter((side) => signs[side.axis] === side.sign && isThere(side));
		const last = meeting[2];
		if (!last) continue;
		const numbers = meeting.map((side) => cornerOf(side, signs, last));
		face(signs[0] * signs[1] * signs[2] > 0 ? numbers : numbers.reverse());
	}
	mesh.slot = whole;
}

/** A hole with rounded corners in a plate, from above: its extent and the radius of its corners. */
export type Hole = { left: number; right: number; low: number; high: number; radius: number };
type Point = readonly [number, number];

/** Corners of a hole, counterclockwise from the right end of its lower edge. */
export function outlineOf({ left, right, low, high, radius }: Hole, steps: number): Point[] {
	const quarter = (x: number, y: number, from: number) =>
		Array.from({ length: steps + 1 }, (_, step): Point => {
			const turn = ((from + (90 * step) / steps) * Math.PI) / 180;
			return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
		});
	return [
		...quarter(right - radius, low + radius, -90),
		...quarter(right - radius, high - radius, 0),
		...quarter(left + radius, high - radius, 90),
		...quarter(left + radius, low + radius, 180),
	];
}

/**
 * A flat face around holes that stand beside each other, in pieces that share all corners, so that no seam shows.
 * `lift` puts a point of the plane into space.
 */
export function addPlateFace(
	mesh: MeshBuilder,
	outer: { left: number; right: number; low: number; high: number },
	holes: readonly Hole[],
	steps: number,
	lift: (x: number, y: number) => Corner,
): void {
	const sorted = [...holes].sort((one, other) => one.left - other.left);
	const polygon = (points: readonly Point[]) => mesh.fan(points.map(([x, y]) => lift(x, y)));
	const { low, high } = outer;
	let x = outer.left;
	/** Heights on the edge that the last piece left behind. */
	let edge: number[] = [];
	for (const hole of sorted) {
		const rows = [hole.low, hole.high];
		polygon([
			[x, low],
			[hole.left, low],
			...rows.map((y): Point => [hole.left, y]),
			[hole.left, high],
			[x, high],
			...edge.toReversed().map((y): Point => [x, y]),
		]);
		const round = outlineOf(hole, steps);
		const quarter = (number: number) => round.slice(number * (steps + 1), (number + 1) * (steps + 1));
		const [lowRight, highRight, highLeft, lowLeft] = [quarter(0), quarter(1), quarter(2), quarter(3)];
		const { left, right, radius } = hole;
		polygon([
			[left, low],
			[right, low],
			[right, hole.low],
			[right - radius, hole.low],
			[left + radius, hole.low],
			[left, hole.low],
		]);
		polygon([
			[left, hole.high],
			[left + radius, hole.high],
			[right - radius, hole.high],
			[right, hole.high],
			[right, high],
			[left, high],
		]);
		// Between each corner of the hole's extent and its rounding.
		const spandrel = (corner: Point, arc: readonly Point[]) => {
			const tip = mesh.corner(lift(...corner));
			const along = arc.map((point) => mesh.corner(lift(...point)));
			along.slice(1).forEach((next, number) => {
				mesh.triangle(tip, next, along[number] ?? next);
			});
		};
		spandrel([right, hole.low], lowRight);
		spandrel([right, hole.high], highRight);
		spandrel([left, hole.high], highLeft);
		spandrel([left, hole.low], lowLeft);
		x = hole.right;
		edge = rows;
	}
	polygon([
		[x, low],
		[outer.right, low],
		[outer.right, high],
		[x, high],
		...edge.toReversed().map((y): Point => [x, y]),
	]);
}

/** The inside of a hole, from one depth to another; seen from within. */
export function addHoleWall(
	mesh: MeshBuilder,
	hole: Hole,
	steps: number,
	lift: (x: number, y: number, depth: number, normal: Point) => Corner,
	depths: readonly number[],
): void {
	const round = outlineOf(hole, steps);
	const middle = (point: Point): Point => [
		Math.min(Math.max(point[0], hole.left + hole.radius), hole.right - hole.radius),
		Math.min(Math.max(point[1], hole.low + hole.radius), hole.high - hole.radius),
	];
	const rings = depths.map((depth) =>
		round.map((point) => {
			const [x, y] = middle(point);
			const normal: Point = [(x - point[0]) / hole.radius, (y - point[1]) / hole.radius];
			return mesh.corner(lift(...point, depth, normal));
		}),
	);
	rings.slice(1).forEach((ring, number) => {
		const before = rings[number] ?? ring;
		ring.forEach((one, at) => {
			const next = (at + 1) % ring.length;
			mesh.quad(one, ring[next] ?? one, before[next] ?? one, before[at] ?? one);
		});
	});
}

export type ProfilePoint = { at: Point; normal: Point; shade?: number };

/** A strip of faces that follows a profile; `lift` puts a point of the profile at one of the two ends. */
export function addSweep(
	mesh: MeshBuilder,
	profile: readonly ProfilePoint[],
	lift: (point: ProfilePoint, end: 0 | 1) => Corner,
): void {
	const rows = profile.map((point) => [mesh.corner(lift(point, 0)), mesh.corner(lift(point, 1))] as const);
	rows.slice(1).forEach(([near, far], number) => {
		const [lastNear, lastFar] = rows[number] ?? [near, far];
		mesh.quad(lastNear, near, far, lastFar);
	});
}
