export type Vector = readonly [x: number, y: number, z: number];

/** Corners and triangles as a graphics card takes them, in metres. */
export type MeshData = {
	positions: Float32Array;
	normals: Float32Array;
	/** Where on its pattern a corner lies, in metres: across the grain, along the grain. */
	grains: Float32Array;
	/** Where on the map of light a corner lies; on fronts, where on the front. */
	lights: Float32Array;
	/** What it is made of (slots.ts). */
	slots: Float32Array;
	/** How much of the light of its surroundings reaches it: 0 in a slit, 1 on an open face. */
	shades: Float32Array;
	triangles: Uint32Array;
};

export type Corner = {
	at: Vector;
	normal: Vector;
	grain?: readonly [number, number];
	shade?: number;
	/** Which way it looks as far as soft light is concerned; corners of one triangle must agree on that. */
	lit?: Vector;
};

/** Moves what is built to its place: a quarter turn or none, then a step. */
export type Placing = { x: number; y: number; z: number; turned: boolean };

const unmoved: Placing = { x: 0, y: 0, z: 0, turned: false };

/** Puts a mesh together, corner by corner. `slot` and `placing` hold for whatever is added after they were set. */
export class MeshBuilder {
	slot = 0;
	/** A factor on the shade of everything that is added. */
	shade = 1;
	placing: Placing = unmoved;
	#litPlace: readonly [number, number] | undefined;
	/** Says where on the map of light a placed corner lies. */
	readonly #lightAt: (at: Vector, normal: Vector) => readonly [number, number];
	readonly #positions: number[] = [];
	readonly #normals: number[] = [];
	readonly #grains: number[] = [];
	readonly #lights: number[] = [];
	readonly #slots: number[] = [];
	readonly #shades: number[] = [];
	readonly #triangles: number[] = [];

	constructor(lightAt: (at: Vector, normal: Vector) => readonly [number, number] = ([x, y]) => [x, y]) {
		this.#lightAt = lightAt;
	}

	/** The soft light of one spot serves everything that is added from now on: for small round things. */
	lightBy(spot: { at: Vector; normal: Vector } | undefined): void {
		this.#litPlace = spot && this.#lightAt(this.#place(spot.at), this.#turn(spot.normal));
	}

	corner({ at, normal, grain, shade = 1, lit = normal }: Corner): number {
		const placed = this.#place(at);
		const faces = this.#turn(normal);
		const [across, along] = grain ?? grainOf(at, normal);
		this.#positions.push(placed[0], placed[1], placed[2]);
		this.#normals.push(faces[0], faces[1], faces[2]);
		this.#grains.push(across, along);
		const [u, v] = this.#litPlace ?? this.#lightAt(placed, this.#turn(lit));
		this.#lights.push(u, v);
		this.#slots.push(this.slot);
		this.#shades.push(shade * this.shade);
		return this.#slots.length - 1;
	}

	/** Three corners, counterclockwise as seen from outside. */
	triangle(one: number, two: number, three: number): void {
		this.#triangles.push(one, two, three);
	}

	quad(one: number, two: number, three: number, four: number): void {
		this.#triangles.push(one, two, three, one, three, four);
	}

	/** A flat polygon, counterclockwise, that can be seen whole from its middle. */
	fan(corners: readonly Corner[]): void {
		const [first] = corners;
		if (!first) return;
		const middle = [0, 1, 2].map((axis) => corners.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / corners.length);
		const [x = 0, y = 0, z = 0] = middle;
		const shade = corners.reduce((sum, one) => sum + (one.shade ?? 1), 0) / corners.length;
		const centre = this.corner({ at: [x, y, z], normal: first.normal, shade });
		const around = corners.map((corner) => this.corner(corner));
		around.forEach((one, number) => {
			this.triangle(centre, one, around[(number + 1) % around.length] ?? one);
		});
	}

	get triangleCount(): number {
		return this.#triangles.length / 3;
	}

	build(): MeshData {
		return {
			positions: new Float32Array(this.#positions),
			normals: new Float32Array(this.#normals),
			grains: new Float32Array(this.#grains),
			lights: new Float32Array(this.#lights),
			slots: new Float32Array(this.#slots),
			shades: new Float32Array(this.#shades),
			triangles: new Uint32Array(this.#triangles),
		};
	}

	#place(at: Vector): Vector {
		const { x, y, z, turned } = this.placing;
		return turned ? [x - at[2], y + at[1], z + at[0]] : [x + at[0], y + at[1], z + at[2]];
	}

	#turn(way: Vector): Vector {
		return this.placing.turned ? [-way[2], way[1], way[0]] : way;
	}
}

/** Grain runs upwards on upright faces, and along x on flat ones. */
function grainOf(at: Vector, normal: Vector): readonly [number, number] {
	const x = Math.abs(normal[0]);
	const y = Math.abs(normal[1]);
	const z = Math.abs(normal[2]);
	if (y > x && y > z) return [at[2], at[0]];
	return x > z ? [at[2], at[1]] : [at[0], at[1]];
}
