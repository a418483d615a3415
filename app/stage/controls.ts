type Handlers = {
	/** Turns by degrees around and above. */
	turn: (around: number, above: number) => void;
	zoom: (factor: number) => void;
	/** A tap, in pixels of the element. */
	tap: (x: number, y: number) => void;
	/** The pointer rests on a spot, without anything being pressed. */
	hover: (x: number, y: number) => void;
	/** Opens what is closed, or closes everything. */
	openAll: () => void;
	home: () => void;
};

const degreesPerPixel = 0.32;
const degreesPerKey = 6;
/** A finger that moved less than this has tapped. */
const tapPixels = 8;

/**
 * Turning by mouse, finger and key. One finger turns sideways only: upwards and downwards it scrolls the page, as it does
 * everywhere else. Two fingers zoom, as does the wheel with Ctrl held (which is what a pinch on a touchpad sends).
 */
export function listen(element: HTMLElement, handlers: Handlers): () => void {
	const pressed = new Map<number, { x: number; y: number }>();
	let moved = 0;
	const over = new AbortController();
	const on = <Name extends keyof HTMLElementEventMap>(
		name: Name,
		handle: (event: HTMLElementEventMap[Name]) => void,
		passive = true,
	) => element.addEventListener(name, handle, { signal: over.signal, passive });

	const place = ({ clientX, clientY }: PointerEvent) => {
		const { left, top } = element.getBoundingClientRect();
		return [clientX - left, clientY - top] as const;
	};
	const spread = () => {
		const [one, two] = [...pressed.values()];
		return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
	};

	on("pointerdown", (event) => {
		if (event.button !== 0) return;
		if (pressed.size === 0) moved = 0;
		pressed.set(event.pointerId, { x: event.clientX, y: event.clientY });
		element.setPointerCapture(event.pointerId);
	});
	on("pointermove", (event) => {
		const last = pressed.get(event.pointerId);
		if (!last) {
			if (pressed.size === 0 && event.pointerType === "mouse") handlers.hover(...place(event));
			return;
		}
		const before = spread();
		const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
		pressed.set(event.pointerId, { x: event.clientX, y: event.clientY });
		moved += Math.hypot(dx, dy);
		if (pressed.size === 2) {
			if (before > 0) handlers.zoom(spread() / before);
		} else if (moved > tapPixels) {
			handlers.turn(-dx * degreesPerPixel, event.pointerType === "touch" ? 0 : dy * degreesPerPixel);
		}
	});
	const release = (event: PointerEvent) => {
		const was = pressed.delete(event.pointerId);
		if (was && event.type === "pointerup" && pressed.size === 0 && moved <= tapPixels) handlers.tap(...place(event));
		// What is left of a pinch is no tap.
		else if (was) moved = Math.max(moved, tapPixels + 1);
	};
	on("pointerup", release);
	on("pointercancel", release);
	on(
		"wheel",
		(event) => {
			if (!event.ctrlKey && !event.metaKey) return;
			event.preventDefault();
			handlers.zoom(Math.exp(-event.deltaY * 0.004));
		},
		false,
	);
	const keys: Record<string, () => void> = {
		ArrowLeft: () => handlers.turn(-degreesPerKey, 0),
		ArrowRight: () => handlers.turn(degreesPerKey, 0),
		ArrowUp: () => handlers.turn(0, degreesPerKey),
		ArrowDown: () => handlers.turn(0, -degreesPerKey),
		"+": () => handlers.zoom(1.15),
		"=": () => handlers.zoom(1.15),
		"-": () => handlers.zoom(1 / 1.15),
		Home: handlers.home,
		Enter: handlers.openAll,
		" ": handlers.openAll,
	};
	on(
		"keydown",
		(event) => {
			const act = keys[event.key];
			if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			act();
		},
		false,
	);
	return () => over.abort();
}
