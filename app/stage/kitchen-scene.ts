import {
	BufferAttribute,
	BufferGeometry,
	DataTexture,
	LinearFilter,
	Matrix4,
	Mesh,
	type RawShaderMaterial,
	Scene,
	Vector4,
} from "three";
import { hashText } from "../../mixer/hash-text.ts";
import type { FrontPart, KitchenModel, Run } from "../../mixer/kitchen-model/model.ts";
import { type FrontGroup, frontGroups, frontsOf, type Mix } from "../../mixer/mix.ts";
import { type BakedLight, bakeLamps, bakeLight } from "./bake-light.ts";
import type { Extent } from "./boards.ts";
import { type FrontShape, frontMesh, shapeKey } from "./front-shapes.ts";
import { kitchenMesh } from "./kitchen-mesh.ts";
import { chartsOf, type LightCharts, mapPlace } from "./light-charts.ts";
import type { MeshData, Vector } from "./mesh-builder.ts";
import { movementOf } from "./openings.ts";

/** A front as it hangs: its mesh, its place in the room, and how far it stands open. */
export type HungFront = {
	part: FrontPart;
	mesh: Mesh<BufferGeometry, RawShaderMaterial>;
	/** Its frame in the room when it is closed. */
	place: Matrix4;
	/** Which piece of the map of light it lies on. */
	chart: Vector4;
	/** Where its grain begins, so that no two cabinets are cut from the same board. */
	grain: readonly [number, number];
	open: number;
};

/** Everything that is in the room, as meshes of one material; rebuilt only as far as a change asks for. */
export class KitchenScene {
	readonly scene = new Scene();
	fronts: HungFront[] = [];
	lightMap: DataTexture | undefined;
	readonly #material: RawShaderMaterial;
	readonly #fixed: Mesh<BufferGeometry, RawShaderMaterial>;
	/** Fronts of one shape share one geometry. */
	readonly #geometries = new Map<string, BufferGeometry>();
	#model: KitchenModel | undefined;
	#map: LightCharts | undefined;
	#baked: BakedLight | undefined;
	#lampsBaked = false;
	#mix: Mix | undefined;

	constructor(material: RawShaderMaterial) {
		this.#material = material;
		this.#fixed = new Mesh(geometryOf(nothing), material);
		this.#fixed.frustumCulled = false;
		this.#fixed.matrixAutoUpdate = false;
		this.#fixed.onBeforeRender = () => this.#wear(wholeMap, [0, 0]);
		this.scene.add(this.#fixed);
		this.scene.matrixWorldAutoUpdate = false;
	}

	/** Shows a mix. True when shapes changed, so that shadows must be drawn again. */
	update(model: KitchenModel, mix: Mix): boolean {
		const [before, lastModel] = [this.#mix, this.#model];
		this.#mix = mix;
		const isNew = model !== lastModel;
		if (isNew) {
			this.#model = model;
			this.#map = chartsOf(model);
			this.#light(model, this.#map);
			this.#hang(model, this.#map);
		}
		const designOf = (one: Mix, group: FrontGroup) => frontsOf(one, group).design;
		const redesigned =
			isNew || !before || frontGroups.some((group) => designOf(before, group) !== designOf(mix, group));
		if (redesigned) this.#shape(mix);
		const refitted = isNew || before?.tap !== mix.tap;
		if (refitted && this.#map) {
			this.#fixed.geometry.dispose();
			this.#fixed.geometry = geometryOf(kitchenMesh(model, mix.tap, this.#map));
		}
		return redesigned || refitted;
	}

	/** Puts a front where it is when it stands open by a share of 0 to 1. */
	open(front: HungFront, share: number): void {
		front.open = share;
		front.mesh.matrixWorld.copy(front.place).multiply(stepOf(front.part, share));
	}

	dispose(): void {
		this.#fixed.geometry.dispose();
		for (const geometry of this.#geometries.values()) geometry.dispose();
		this.#geometries.clear();
		this.lightMap?.dispose();
	}

	/** From now on the map of light knows the lamps of this kitchen too. */
	lightLamps(): void {
		if (this.#lampsBaked || !this.#model || !this.#map || !this.#baked) return;
		this.#lampsBaked = true;
		bakeLamps(this.#model, this.#map, this.#baked);
		this.#keepLight(this.#baked);
	}

	#light(model: KitchenModel, map: LightCharts): void {
		this.#baked = bakeLight(model, map);
		this.#lampsBaked = false;
		this.#keepLight(this.#baked);
	}

	#keepLight({ values, width, height }: BakedLight): void {
		this.lightMap?.dispose();
		const texture = new DataTexture(writeLight(values), width, height);
		texture.magFilter = LinearFilter;
		texture.minFilter = LinearFilter;
		texture.needsUpdate = true;
		this.lightMap = texture;
	}

	#hang({ runs }: KitchenModel, map: LightCharts): void {
		const wasOpen = new Map(this.fronts.map(({ part, open }) => [part.id, open]));
		for (const { mesh } of this.fronts) this.scene.remove(mesh);
		this.fronts = runs.flatMap((run) =>
			run.cabinets.flatMap((cabinet) =>
				cabinet.fronts.map((part): HungFront => {
					const mesh = new Mesh<BufferGeometry, RawShaderMaterial>(new BufferGeometry(), this.#material);
					mesh.matrixAutoUpdate = false;
					mesh.frustumCulled = false;
					// Fronts first: whatever is behind them need not be painted.
					mesh.renderOrder = -1;
					const chance = hashText(cabinet.id);
					const front: HungFront = {
						part,
						mesh,
						place: placeOf(run, part),
						chart: chartOf(run, part, map),
						grain: [(chance % 97) / 97, part.y / 1000 + (chance % 89) / 89],
						open: 0,
					};
					mesh.onBeforeRender = () => {
						// The box of a closed drawer is not seen.
						const { geometry } = mesh;
						geometry.setDrawRange(
							0,
							front.open > 0 ? Number.POSITIVE_INFINITY : (geometry.userData.frontTriangles ?? 0) * 3,
						);
						this.#wear(front.chart, front.grain, front.open);
					};
					this.scene.add(mesh);
					this.open(front, wasOpen.get(part.id) ?? 0);
					return front;
				}),
			),
		);
	}

	#shape(mix: Mix): void {
		const used = new Set<string>();
		for (const { part, mesh } of this.fronts) {
			const shape: FrontShape = { ...part, design: frontsOf(mix, part.group).design };
			const key = shapeKey(shape);
			const geometry = this.#geometries.get(key) ?? frontGeometry(shape);
			this.#geometries.set(key, geometry);
			used.add(key);
			mesh.geometry = geometry;
		}
		for (const [key, geometry] of this.#geometries) {
			if (used.has(key)) continue;
			geometry.dispose();
			this.#geometries.delete(key);
		}
	}

	/** All meshes share one material; what differs between them is set right before each is drawn. */
	#wear(chart: Vector4, [across, along]: readonly [number, number], open = 1): void {
		const { uniforms } = this.#material;
		uniforms.chart?.value.copy(chart);
		uniforms.grainStart?.value.set(across, along);
		if (uniforms.within) uniforms.within.value = 0.12 + 0.88 * open;
		this.#material.uniformsNeedUpdate = true;
	}
}

/** One triangle without extent. */
const nothing: MeshData = {
	positions: new Float32Array(9),
	normals: new Float32Array(9),
	grains: new Float32Array(6),
	lights: new Float32Array(6),
	slots: new Float32Array(3),
	shades: new Float32Array(3),
	triangles: new Uint32Array([0, 1, 2]),
};

/** Up to four times the usual light in a byte, by its root: that is finest in the dark, where eyes are finest too. */
function writeLight(values: Float32Array): Uint8Array {
	const bytes = new Uint8Array(values.length);
	for (let at = 0; at < values.length; at++) bytes[at] = Math.min(255, Math.sqrt((values[at] ?? 0) / 4) * 255 + 0.5);
	return bytes;
}

const wholeMap = new Vector4(0, 0, 1, 1);

function geometryOf({ positions, normals, grains, lights, slots, shades, triangles }: MeshData): BufferGeometry {
	const geometry = new BufferGeometry();
	geometry.setAttribute("position", new BufferAttribute(positions, 3));
	geometry.setAttribute("normal", new BufferAttribute(normals, 3));
	geometry.setAttribute("grain", new BufferAttribute(grains, 2));
	geometry.setAttribute("light", new BufferAttribute(lights, 2));
	geometry.setAttribute("slot", new BufferAttribute(slots, 1));
	geometry.setAttribute("shade", new BufferAttribute(shades, 1));
	geometry.setIndex(new BufferAttribute(triangles, 1));
	return geometry;
}

function frontGeometry(shape: FrontShape): BufferGeometry {
	const mesh = frontMesh(shape);
	const geometry = geometryOf(mesh);
	geometry.userData.frontTriangles = mesh.frontTriangles;
	return geometry;
}

/** The frame of a closed front in the room. */
function placeOf(run: Run, { x, y, z }: FrontPart): Matrix4 {
	const turn = new Matrix4().makeRotationY((run.turn * Math.PI) / 180);
	const stand = new Matrix4().makeTranslation(run.at.x / 1000, 0, run.at.z / 1000);
	return stand.multiply(turn).multiply(new Matrix4().makeTranslation(x / 1000, y / 1000, z / 1000));
}

/** Where on the map of light a front begins, and how far one metre of it reaches there. */
function chartOf(run: Run, { x, y, z, width, height, depth }: FrontPart, map: LightCharts): Vector4 {
	const turned = run.turn !== 0;
	const inRoom = (across: number, up: number): Vector => {
		const [left, out] = [across / 1000, (z + depth) / 1000];
		const [atX, atZ] = [run.at.x / 1000, run.at.z / 1000];
		return turned ? [atX - out, up / 1000, atZ + left] : [atX + left, up / 1000, atZ + out];
	};
	const normal: Vector = turned ? [-1, 0, 0] : [0, 0, 1];
	const [u0, v0] = mapPlace(map, inRoom(x, y), normal);
	const [u1, v1] = mapPlace(map, inRoom(x + width, y + height), normal);
	return new Vector4(u0, v0, ((u1 - u0) / width) * 1000, ((v1 - v0) / height) * 1000);
}

function stepOf(part: FrontPart, share: number): Matrix4 {
	const movement = movementOf(part, share);
	if (movement.by === "slide") return new Matrix4().makeTranslation(0, 0, movement.along);
	const { axis, pivot, radians } = movement;
	const turn = axis === "x" ? new Matrix4().makeRotationX(radians) : new Matrix4().makeRotationY(radians);
	const [x, y, z] = pivot;
	return new Matrix4()
		.makeTranslation(x, y, z)
		.multiply(turn)
		.multiply(new Matrix4().makeTranslation(-x, -y, -z));
}

/** The box of a front in its own frame; a drawer's reaches as deep as its box. */
export const extentOfFront = ({ width, height, depth, opens }: FrontPart): Extent => ({
	low: [0, 0, opens.by === "drawer" ? -0.52 : 0],
	high: [width / 1000, height / 1000, depth / 1000],
});
