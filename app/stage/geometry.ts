import { BoxGeometry, type BufferGeometry, ExtrudeGeometry, type Path, Shape, Vector3 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Box } from "../../mixer/kitchen-model/model.ts";

/** The model is in millimetres, the scene in metres. */
export const metres = (millimetres: number): number => millimetres / 1000;

/** A box of the model in metres. */
export function toMetres({ x, y, z, width, height, depth }: Box): Box {
	return {
		x: metres(x),
		y: metres(y),
		z: metres(z),
		width: metres(width),
		height: metres(height),
		depth: metres(depth),
	};
}

/** Sharp edges: rounded ones would be thinner than a pixel, and shine through objects in front of them. */
export function boardGeometry({ x, y, z, width, height, depth }: Box): BufferGeometry {
	return new BoxGeometry(width, height, depth).translate(x + width / 2, y + height / 2, z + depth / 2);
}

/** An outline extruded towards z, with a fine bevel around its faces that stays within the outline's depth. */
export function plateGeometry(outline: Shape, depth: number, bevel = 0.001): BufferGeometry {
	const plate = new ExtrudeGeometry(outline, {
		depth: depth - 2 * bevel,
		bevelEnabled: bevel > 0,
		bevelThickness: bevel,
		bevelSize: bevel,
		bevelOffset: -bevel,
		bevelSegments: 1,
		curveSegments: 4,
	});
	plate.translate(0, 0, bevel);
	return plate;
}

export type Rectangle = { left: number; right: number; low: number; high: number };

/** A rectangle with round corners, as an outline or as a hole in one. */
export function roundedRectangle<Outline extends Path>(
	outline: Outline,
	{ left, right, low, high }: Rectangle,
	radius: number,
): Outline {
	const corner = Math.max(0.0001, radius);
	outline.moveTo(left + corner, low);
	outline.lineTo(right - corner, low);
	outline.absarc(right - corner, low + corner, corner, -Math.PI / 2, 0);
	outline.lineTo(right, high - corner);
	outline.absarc(right - corner, high - corner, corner, 0, Math.PI / 2);
	outline.lineTo(left + corner, high);
	outline.absarc(left + corner, high - corner, corner, Math.PI / 2, Math.PI);
	outline.lineTo(left, low + corner);
	outline.absarc(left + corner, low + corner, corner, Math.PI, Math.PI * 1.5);
	return outline;
}

export function outlineOf(points: readonly (readonly [number, number])[]): Shape {
	const outline = new Shape();
	points.forEach(([x, y], number) => {
		if (number === 0) outline.moveTo(x, y);
		else outline.lineTo(x, y);
	});
	return outline;
}

/** Several geometries as one. Indexed and plain ones cannot be mixed, so all become plain. */
export function merged(parts: readonly BufferGeometry[]): BufferGeometry {
	const plain = parts.map((part) => (part.index ? part.toNonIndexed() : part));
	const all = mergeGeometries(plain);
	for (const part of [...parts, ...plain]) part.dispose();
	return all;
}

/**
 * Texture coordinates in metres, projected along the axis that each face looks at. Grain runs upwards, or along x where
 * `lying` is set; `start` moves the pattern, so that no two fronts are cut from the same place.
 */
export function layGrain(geometry: BufferGeometry, start = 0, lying = false): BufferGeometry {
	const { position, normal, uv } = geometry.attributes;
	if (!position || !normal || !uv) return geometry;
	const [at, facing] = [new Vector3(), new Vector3()];
	for (let vertex = 0; vertex < position.count; vertex++) {
		at.fromBufferAttribute(position, vertex);
		facing.fromBufferAttribute(normal, vertex);
		const [x, y, z] = [Math.abs(facing.x), Math.abs(facing.y), Math.abs(facing.z)];
		const [across, along] = y > x && y > z ? [at.x, at.z] : x > z ? [at.z, at.y] : [at.x, at.y];
		uv.setXY(vertex, (lying ? along : across) + start, (lying ? across : along) + start * 1.7);
	}
	return geometry;
}
