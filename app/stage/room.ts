import { Group, Mesh, Path, PlaneGeometry, Shape, ShapeGeometry } from "three";
import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import { boardGeometry, layGrain, metres, roundedRectangle } from "./geometry.ts";
import type { Materials } from "./materials.ts";

/** The room around a kitchen, in metres. */
export type RoomSize = { left: number; right: number; depth: number; height: number };

export function roomSizeOf({ room }: KitchenModel): RoomSize {
	const beside = 1.5;
	return {
		left: metres(room.left) - (room.walls.includes("left") ? 0 : beside),
		right: metres(room.right) + (room.walls.includes("right") ? 0 : beside),
		// Reaches behind the visitor, wherever in the room they stand.
		depth: metres(room.depth) + 6,
		height: metres(room.height),
	};
}

/** A window in metres: along its wall, from the back or from the left, and upwards. */
type Opening = { wall: "left" | "right" | "back"; from: number; to: number; low: number; high: number };

/** It is in the right wall, in the left one where cabinets stand along the right one, or at the end of a galley. */
export function windowOf({ room }: KitchenModel): Opening {
	const high = { from: 0.9, to: 3.4, low: 0.3, high: 2.42 };
	if (!room.walls.includes("right")) return { wall: "right", ...high };
	if (!room.walls.includes("left")) return { wall: "left", ...high };
	const middle = metres(room.left + room.right) / 2;
	return { wall: "back", from: middle - 0.45, to: middle + 0.45, low: 0.95, high: 2.15 };
}

/** Floor, three walls and a ceiling; the camera stays between them. */
export function createRoom(model: KitchenModel, materials: Materials): Group {
	const { left, right, depth, height } = roomSizeOf(model);
	const window = windowOf(model);
	const width = right - left;
	const middle = (left + right) / 2;
	const room = new Group();
	const floor = layGrain(new PlaneGeometry(width, depth).rotateX(-Math.PI / 2).translate(middle, 0, depth / 2));
	// Larger than the room, so that no sun leaks in where walls and ceiling meet.
	const ceiling = new PlaneGeometry(width + 2, depth + 2).rotateX(Math.PI / 2).translate(middle, height, depth / 2);
	const back = createWall(left - 1, right + 1, height, window.wall === "back" ? window : undefined, materials);
	// Turned, the x of the left wall runs towards the back.
	const hole = window.wall === "left" ? { ...window, from: -window.to, to: -window.from } : undefined;
	const leftWall = createWall(-depth, 0, height, hole, materials);
	leftWall.rotation.y = Math.PI / 2;
	leftWall.position.x = left;
	const rightWall = createWall(0, depth, height, window.wall === "right" ? window : undefined, materials);
	rightWall.rotation.y = -Math.PI / 2;
	rightWall.position.x = right;
	room.add(new Mesh(floor, materials.floor), new Mesh(ceiling, materials.ceiling), back, leftWall, rightWall);
	const skirting = { y: 0, height: 0.075 };
	for (const board of [
		{ ...skirting, x: left, z: 0, width, depth: 0.014 },
		{ ...skirting, x: left, z: 0, width: 0.014, depth },
		{ ...skirting, x: right - 0.014, z: 0, width: 0.014, depth },
	]) {
		room.add(new Mesh(boardGeometry(board), materials.trim));
	}
	return room;
}

/** A wall that looks to z, with at most one window: a frame, one upright, one bar, a sill. */
function createWall(
	left: number,
	right: number,
	height: number,
	window: Omit<Opening, "wall"> | undefined,
	{ plaster, trim }: Materials,
): Group {
	const wall = new Group();
	const shape = roundedRectangle(new Shape(), { left, right, low: 0, high: height }, 0);
	if (window) {
		const { from, to, low, high } = window;
		shape.holes.push(roundedRectangle(new Path(), { left: from, right: to, low, high }, 0));
		const bar = (x: number, y: number, width: number, tall: number) =>
			wall.add(new Mesh(boardGeometry({ x, y, z: -0.05, width, height: tall, depth: 0.05 }), trim));
		bar(from, low, to - from, 0.06);
		bar(from, high - 0.06, to - from, 0.06);
		bar(from, low, 0.06, high - low);
		bar(to - 0.06, low, 0.06, high - low);
		bar((from + to) / 2 - 0.05, low, 0.1, high - low);
		bar(from, low + (high - low) * 0.68, to - from, 0.035);
		const sill = { x: from - 0.05, y: low - 0.03, z: -0.02, width: to - from + 0.1, height: 0.03, depth: 0.22 };
		wall.add(new Mesh(boardGeometry(sill), trim));
	}
	wall.add(new Mesh(new ShapeGeometry(shape), plaster));
	return wall;
}
