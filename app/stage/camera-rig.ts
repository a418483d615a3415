import { MathUtils, PerspectiveCamera, Vector2, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import type { StageView } from "../../mixer/stage.ts";
import { roomSizeOf } from "./room.ts";
import {
	anglesOf,
	boundsOf,
	eyeAt,
	fieldOfView,
	fitView,
	insideRoom,
	limits,
	lookLevel,
	zoomLimits,
} from "./viewpoints.ts";

const degreesPerKey = 6;

/** A camera that is turned and moved by hand, by keys and to named viewpoints. */
export class CameraRig {
	readonly camera = new PerspectiveCamera(fieldOfView, 1, 0.25, 30);
	/** Carries the controls' position; the camera follows it with a level gaze. */
	readonly #eye = new PerspectiveCamera();
	readonly #controls: OrbitControls;
	/** By how much the picture is moved, so that the kitchen is in its middle. */
	readonly #shift = new Vector2();
	/** The share of the picture's height that controls lie over. */
	#covered = 0;

	constructor(canvas: HTMLCanvasElement, onChange: () => void, signal: AbortSignal) {
		const controls = new OrbitControls(this.#eye, canvas);
		this.#controls = controls;
		controls.enablePan = false;
		controls.minAzimuthAngle = MathUtils.degToRad(-limits.around);
		controls.maxAzimuthAngle = MathUtils.degToRad(limits.around);
		controls.addEventListener("change", onChange);
		// One finger turns sideways only; upwards and downwards it scrolls the page, as everywhere else.
		canvas.style.touchAction = "pan-y";
		const limitHeight = (fixed?: number) => {
			controls.minPolarAngle = fixed ?? MathUtils.degToRad(90 - limits.highest);
			controls.maxPolarAngle = fixed ?? MathUtils.degToRad(90 - limits.lowest);
		};
		limitHeight();
		const onPointer = ({ type, pointerType }: PointerEvent) =>
			limitHeight(type === "pointerdown" && pointerType === "touch" ? controls.getPolarAngle() : undefined);
		for (const type of ["pointerdown", "pointerup", "pointercancel"] as const) {
			canvas.addEventListener(type, onPointer, { signal });
		}
	}

	/** The action of a key; undefined for keys without one. */
	actionOf(key: string): (() => void) | undefined {
		const step = MathUtils.degToRad(degreesPerKey);
		const actions: Record<string, () => void> = {
			ArrowLeft: () => this.#controls.rotateLeft(step),
			ArrowRight: () => this.#controls.rotateLeft(-step),
			ArrowUp: () => this.#controls.rotateUp(step),
			ArrowDown: () => this.#controls.rotateUp(-step),
			"+": () => this.#controls.dollyIn(0.87),
			"=": () => this.#controls.dollyIn(0.87),
			"-": () => this.#controls.dollyOut(0.87),
		};
		return actions[key];
	}

	resize(aspect: number, covered: number): void {
		this.camera.aspect = aspect;
		this.#covered = covered;
	}

	/** The camera's path to a viewpoint, by progress from 0 to 1. */
	pathTo(view: StageView, model: KitchenModel): (progress: number) => void {
		const angles = anglesOf(view, model);
		const { distance, shift } = fitView(model, angles, this.camera.aspect, this.#covered);
		this.#controls.minDistance = distance * zoomLimits.nearest;
		this.#controls.maxDistance = distance * zoomLimits.furthest;
		const target = boundsOf(model).getCenter(new Vector3());
		const eye = eyeAt(target, angles, distance);
		const from = { target: this.#controls.target.clone(), eye: this.#eye.position.clone(), shift: this.#shift.clone() };
		return (progress) => {
			this.#controls.target.lerpVectors(from.target, target, progress);
			this.#eye.position.lerpVectors(from.eye, eye, progress);
			this.#shift.lerpVectors(from.shift, shift, progress);
			this.#controls.update();
		};
	}

	/** Puts the camera where the controls are, or as near as the walls allow. */
	follow(model: KitchenModel): PerspectiveCamera {
		lookLevel(this.camera, insideRoom(this.#eye.position, roomSizeOf(model)), this.#controls.target, this.#shift);
		return this.camera;
	}

	dispose(): void {
		this.#controls.dispose();
	}
}
