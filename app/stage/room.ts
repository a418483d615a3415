import { Group, Mesh, Path, PlaneGeometry, Shape, ShapeGeometry } from "three";
import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import { boardGeometry, layGrain, metres, roundedRectangle } from "./geometry.ts";
import type { Materials } from "./materials.ts";

/** The room around a kitchen, in metres. */
export type RoomSize = { left: number; right: number; depth: number; height: number };

export function roomSizeOf({ room }: KitchenModel): RoomSize {
	const beside = 1.5;
	return {
		left: metres(room.left) - beside,
		right: metres(room.right) + (room.walls.includes("right") ? 0 : beside),
		// Reaches behind the visitor, wherever in the room they stand.
		depth: metres(room.depth) + 6,
		height: metres(room.height),
	};
}

/** The window in the left wall, in metres: along the wall and upwards. */
export function windowOf({ depth }: RoomSize): { from: number; to: number; low: number; high: number } {
	return { from: 0.9, to: Math.min(3.5, depth - 0.5), low: 0.75, high: 2.35 };
}

/** Floor, three walls and a ceiling; the camera stays between them. */
export function createRoom(size: RoomSize, materials: Materials): Group {
	const { left, right, depth, height } = size;
	const width = right - left;
	const room = new Group();
	const floor = layGrain(
		new PlaneGeometry(width, depth).rotateX(-Math.PI / 2).translate((left + right) / 2, 0, depth / 2),
	);
	// Larger than the room, so that no sun leaks in where walls and ceiling meet.
	const ceiling = new PlaneGeometry(width + 2, depth + 2)
		.rotateX(Math.PI / 2)
		.translate((left + right) / 2, height, depth / 2);
	const back = new PlaneGeometry(width + 2, height).translate((left + right) / 2, height / 2, 0);
	const rightWall = new PlaneGeometry(depth, height).rotateY(-Math.PI / 2).translate(right, height / 2, depth / 2);
	room.add(
		new Mesh(floor, materials.floor),
		new Mesh(ceiling, materials.ceiling),
		new Mesh(back, materials.plaster),
		new Mesh(rightWall, materials.plaster),
		createWindowWall(size, materials),
	);
	const skirting = { y: 0, height: 0.075 };
	for (const board of [
		{ ...skirting, x: left, z: 0, width, depth: 0.014 },
		{ ...skirting, x: left, z: 0, width: 0.014, depth },
		{ ...skirting, x: right - 0.014, z: 0, width: 0.014, depth },
	]) {
		room.add(new Mesh(boardGeometry(board, 0.004), materials.trim));
	}
	return room;
}

/** The left wall with its window: a frame, one upright, one bar. */
function createWindowWall(size: RoomSize, { plaster, trim }: Materials): Group {
	const { left, depth, height } = size;
	const { from, to, low, high } = windowOf(size);
	const wall = new Group();
	// Outlines run along the wall: x becomes the way into the room.
	const shape = roundedRectangle(new Shape(), { left: -depth, right: 0, low: 0, high: height }, 0);
	shape.holes.push(roundedRectangle(new Path(), { left: -to, right: -from, low, high }, 0));
	wall.add(new Mesh(new ShapeGeometry(shape).rotateY(Math.PI / 2).translate(left, 0, 0), plaster));
	const thick = 0.05;
	const bar = (z: number, y: number, long: number, tall: number) =>
		wall.add(new Mesh(boardGeometry({ x: left - thick, y, z, width: thick, height: tall, depth: long }), trim));
	bar(from, low, to - from, 0.06);
	bar(from, high - 0.06, to - from, 0.06);
	bar(from, low, 0.06, high - low);
	bar(to - 0.06, low, 0.06, high - low);
	bar((from + to) / 2 - 0.02, low, 0.04, high - low);
	bar(from, low + (high - low) * 0.68, to - from, 0.035);
	wall.add(
		new Mesh(
			boardGeometry({
				x: left - 0.02,
				y: low - 0.03,
				z: from - 0.05,
				width: 0.22,
				height: 0.03,
				depth: to - from + 0.1,
			}),
			trim,
		),
	);
	return wall;
}
