import type { Box } from "./lay-wall.ts";

/** A part of an outline. Curves are quadratic, as in the typeface. */
export type Segment =
	| readonly ["M" | "L", x: number, y: number]
	| readonly ["Q", controlX: number, controlY: number, x: number, y: number]
	| readonly ["Z"];

export type Stop = { at: number; colour: string; opacity?: number };

/** One stop is a solid colour; more are a gradient over the shape's box, downwards or across. */
export type Fill = { stops: readonly Stop[]; direction?: "down" | "across" };

/** Something to paint: a rectangle, or an outline inside that box. A hole in it is drawn the other way round. */
export type Shape = { box: Box; outline?: readonly Segment[]; fill: Fill };

export const solid = (colour: string, opacity = 1): Fill => ({ stops: [{ at: 0, colour, opacity }] });
export const across = (...stops: Stop[]): Fill => ({ stops, direction: "across" });
export const down = (...stops: Stop[]): Fill => ({ stops, direction: "down" });

/** An arc around a centre, from one angle to another in radians, as curves that follow the point before. */
export function arc(x: number, y: number, radius: number, from: number, to: number): Segment[] {
	const steps = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 4)));
	const step = (to - from) / steps;
	const reach = radius / Math.cos(step / 2);
	return Array.from({ length: steps }, (_, at) => {
		const [middle, end] = [from + step * (at + 0.5), from + step * (at + 1)];
		return [
			"Q",
			x + reach * Math.cos(middle),
			y + reach * Math.sin(middle),
			x + radius * Math.cos(end),
			y + radius * Math.sin(end),
		];
	});
}

/** A bar with round ends; as wide as it is high, a circle. */
export function pill(box: Box, fill: Fill): Shape {
	const { x, y, width, height } = box;
	const radius = height / 2;
	const outline: Segment[] = [
		["M", x + radius, y],
		["L", x + width - radius, y],
		...arc(x + width - radius, y + radius, radius, -Math.PI / 2, Math.PI / 2),
		["L", x + radius, y + height],
		...arc(x + radius, y + radius, radius, Math.PI / 2, (3 * Math.PI) / 2),
		["Z"],
	];
	return { box, outline, fill };
}

/** An outline that was drawn in other units. */
export function place(segment: Segment, scaleX: number, scaleY: number, x: number, y: number): Segment {
	if (segment[0] === "Z") return segment;
	if (segment[0] === "Q") {
		const [, controlX, controlY, endX, endY] = segment;
		return ["Q", x + controlX * scaleX, y + controlY * scaleY, x + endX * scaleX, y + endY * scaleY];
	}
	return [segment[0], x + segment[1] * scaleX, y + segment[2] * scaleY];
}
