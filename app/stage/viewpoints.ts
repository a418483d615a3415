import { Box3, MathUtils, PerspectiveCamera, Spherical, Vector2, Vector3 } from "three";
import { inRoom } from "../../mixer/kitchen-model/in-room.ts";
import type { KitchenModel, RunName } from "../../mixer/kitchen-model/model.ts";
import type { StageView } from "../../mixer/stage.ts";
import { toMetres } from "./geometry.ts";
import { type RoomSize, roomSizeOf } from "./room.ts";

/** How far one may turn and rise, in degrees. */
export const limits = { around: 48, lowest: 2, highest: 40 } as const;

/** How near and how far one may go, as shares of the distance from which the whole kitchen just fits. */
export const zoomLimits = { nearest: 0.35, furthest: 1.3 } as const;

/** Degrees from the top of the picture to its bottom. */
export const fieldOfView = 42;

/** The share of the picture that a kitchen fills. */
const filled = 0.93;

/** How near the eye may come to walls, floor and ceiling, in metres. */
const fromWall = 0.25;

/** In degrees. L-shapes are seen into their corner, islands from higher up: they would hide the row behind them. */
export function anglesOf(view: StageView, { runs }: KitchenModel): { around: number; above: number } {
	const has = (wanted: RunName) => runs.some(({ name }) => name === wanted);
	// A galley is looked along.
	if (has("left")) return { around: view === "front" ? 0 : -10, above: view === "above" ? 36 : 8 };
	const [hasIsland, isCornered] = [has("island"), has("side")];
	switch (view) {
		case "front":
			return { around: isCornered ? -16 : 0, above: hasIsland ? 15 : 7 };
		case "corner":
			return { around: isCornered ? -30 : 27, above: hasIsland ? 18 : 6 };
		case "above":
			return { around: isCornered ? -24 : 14, above: 36 };
	}
}

/** The same point, or the nearest one inside the room, so that walls are never seen from behind. */
export function insideRoom(eye: Vector3, { left, right, depth, height }: RoomSize): Vector3 {
	return new Vector3(
		MathUtils.clamp(eye.x, left + fromWall, right - fromWall),
		MathUtils.clamp(eye.y, fromWall, height - fromWall),
		MathUtils.clamp(eye.z, fromWall, depth - fromWall),
	);
}

/** The corners of everything that must be in the picture. */
export function cornersOf({ runs }: KitchenModel): Vector3[] {
	return runs.flatMap((run) =>
		[...run.cabinets.map(({ carcass }) => carcass), ...run.worktops, ...run.shelves].flatMap((part) => {
			const { x, y, z, width, height, depth } = toMetres(inRoom(run, part));
			return [x, x + width].flatMap((across) =>
				[0, y + height].flatMap((up) => [z, z + depth].map((out) => new Vector3(across, up, out))),
			);
		}),
	);
}

export const boundsOf = (model: KitchenModel): Box3 => new Box3().setFromPoints(cornersOf(model));

/**
 * A camera that looks level from where `eye` is and shifts its picture up or down towards the target, as architects'
 * lenses do: what is upright stays upright. `shift` moves the picture further, in halves of its size.
 */
export function lookLevel(camera: PerspectiveCamera, eye: Vector3, target: Vector3, shift = new Vector2()): void {
	camera.position.copy(eye);
	camera.lookAt(target.x, eye.y, target.z);
	camera.updateProjectionMatrix();
	const distance = Math.hypot(target.x - eye.x, target.z - eye.z);
	const upwards = (target.y - eye.y) / distance / Math.tan(MathUtils.degToRad(camera.fov / 2));
	camera.projectionMatrix.elements[8] += shift.x;
	camera.projectionMatrix.elements[9] += upwards + shift.y;
	camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
	camera.updateMatrixWorld();
}

/** The point at these angles and this distance around the target. */
export function eyeAt(
	target: Vector3,
	{ around, above }: { around: number; above: number },
	distance: number,
): Vector3 {
	const spherical = new Spherical(distance, MathUtils.degToRad(90 - above), MathUtils.degToRad(around));
	return new Vector3().setFromSpherical(spherical).add(target);
}

/**
 * The shortest distance from which everything fits into the picture, and the shift that puts it in the middle of what
 * is not covered: controls lie over the picture's foot, `covered` of its height.
 */
export function fitView(
	model: KitchenModel,
	angles: { around: number; above: number },
	aspect: number,
	covered = 0,
): { distance: number; shift: Vector2 } {
	const camera = new PerspectiveCamera(fieldOfView, aspect);
	const [corners, room] = [cornersOf(model), roomSizeOf(model)];
	const target = boundsOf(model).getCenter(new Vector3());
	const extentFrom = (distance: number) => {
		lookLevel(camera, insideRoom(eyeAt(target, angles, distance), room), target);
		return new Box3().setFromPoints(corners.map((corner) => corner.clone().project(camera)));
	};
	let [near, far] = [1.5, 40];
	for (let step = 0; step < 20; step++) {
		const middle = (near + far) / 2;
		const { x, y } = extentFrom(middle).getSize(new Vector3());
		if (x < 2 * filled && y < 2 * (filled - covered)) far = middle;
		else near = middle;
	}
	const { x, y } = extentFrom(far).getCenter(new Vector3());
	return { distance: far, shift: new Vector2(x, y - covered) };
}
