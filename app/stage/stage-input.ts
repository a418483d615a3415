import { type Camera, Raycaster, Vector2 } from "three";
import type { FrontObject, Kitchen } from "./kitchen.ts";

/** A finger or mouse that moved less than this between down and up has tapped. */
const tapPixels = 8;

/** What pointer and keys do. */
type StageActions = {
	/** A finger or a mouse button went down, for a tap or to turn the camera. */
	grab: () => void;
	tap: (event: MouseEvent) => void;
	isOverFront: (event: MouseEvent) => boolean;
	/** The action of a key; undefined for keys without one. */
	actionOf: (key: string) => (() => void) | undefined;
};

/** Listens to pointer, wheel and keys. `element` is the one around the canvas. */
export function listenToInput(
	element: HTMLElement,
	canvas: HTMLCanvasElement,
	{ grab, tap, isOverFront, actionOf }: StageActions,
	signal: AbortSignal,
): void {
	let down = new Vector2();
	canvas.addEventListener(
		"pointerdown",
		({ clientX, clientY }) => {
			grab();
			down = new Vector2(clientX, clientY);
		},
		{ signal },
	);
	canvas.addEventListener(
		"click",
		(event) => {
			if (down.distanceTo(new Vector2(event.clientX, event.clientY)) <= tapPixels) tap(event);
		},
		{ signal },
	);
	canvas.addEventListener(
		"pointermove",
		(event) => {
			if (event.buttons === 0) canvas.style.cursor = isOverFront(event) ? "pointer" : "grab";
		},
		{ signal },
	);
	// Without Ctrl the wheel scrolls the page. A pinch on a touchpad comes as a wheel with Ctrl.
	element.addEventListener(
		"wheel",
		(event) => {
			if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
		},
		{ signal, capture: true, passive: true },
	);
	canvas.addEventListener(
		"keydown",
		(event) => {
			const act = actionOf(event.key);
			if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			act();
		},
		{ signal },
	);
}

/** The front under the pointer. */
export function frontAt(
	{ offsetX, offsetY }: MouseEvent,
	{ clientWidth, clientHeight }: HTMLCanvasElement,
	camera: Camera,
	kitchen: Kitchen,
): FrontObject | undefined {
	const ray = new Raycaster();
	ray.setFromCamera(new Vector2((offsetX / clientWidth) * 2 - 1, 1 - (offsetY / clientHeight) * 2), camera);
	let object = ray.intersectObject(kitchen.group)[0]?.object;
	while (object && object.userData.front === undefined) object = object.parent ?? undefined;
	return kitchen.fronts.find(({ id }) => id === object?.userData.front);
}
