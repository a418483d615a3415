import { frontGeometry } from "../../facts/products/fronts.ts";
import type { FrontPart } from "./model.ts";

/** Millimetres from the lower left corner of a front. */
type Rectangle = { left: number; right: number; low: number; high: number };
type Gripped = Pick<FrontPart, "role" | "opens" | "width" | "height">;

export const hingeOf = ({ opens }: Pick<FrontPart, "opens">) => (opens.by === "door" ? opens.hinge : undefined);

/** Where the hole of Catch is: below the top edge, above the lower edge on the wall, at the open side of tall doors. */
export function catchHole(front: Gripped): Rectangle {
	const { width: long, height: short, fromTop } = frontGeometry.catch;
	const { role, width, height } = front;
	const upright = role === "tall";
	const [wide, high] = upright ? [short, long] : [long, short];
	const x = !upright ? width / 2 : hingeOf(front) === "right" ? fromTop + wide / 2 : width - fromTop - wide / 2;
	const reach = height > 1300 ? Math.min(1000, height - 150) : 150;
	const y = upright ? reach : role === "wall" ? fromTop + high / 2 : height - fromTop - high / 2;
	return { left: x - wide / 2, right: x + wide / 2, low: y - high / 2, high: y + high / 2 };
}

/** Where the knob of Own is: in the corner away from the hinge; in the middle of what has no hinge at its side. */
export function knobAt(front: Gripped): { x: number; y: number } {
	const inset = frontGeometry.own.fromEdge + frontGeometry.own.knob / 2;
	const { role, width, height } = front;
	const hinge = hingeOf(front);
	return {
		x: hinge === "left" ? width - inset : hinge === "right" ? inset : width / 2,
		y: role === "wall" ? inset : role === "tall" ? Math.min(980, height - inset) : height - inset,
	};
}

/** The edge of Pull that fingers reach for: above, below on the wall, at the open side of tall doors. */
export function pullEdge(front: Gripped): Rectangle {
	const { height: grip } = frontGeometry.pull;
	const { role, width, height } = front;
	const whole = { left: 0, right: width, low: 0, high: height };
	if (role === "wall") return { ...whole, high: grip };
	if (role !== "tall") return { ...whole, low: height - grip };
	return hingeOf(front) === "right" ? { ...whole, right: grip } : { ...whole, left: width - grip };
}
