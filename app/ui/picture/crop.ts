import type { PictureSource } from "./variants.ts";

type Point = { x: number; y: number };

/**
 * Where a cropped picture must lie so that its focal point comes as near to the middle as its edges allow, as
 * `object-position`. (The point itself as a position would only be right at 0, 50 and 100 %.)
 */
export function positionOf({ width, height }: PictureSource, { x, y }: Point, ratio: number): string {
	const overflow = width / height / ratio;
	return `${along(x, overflow)}% ${along(y, 1 / overflow)}%`;
}

/** `overflow` is how much longer the picture is than its frame in this direction. */
function along(percent: number, overflow: number): number {
	if (overflow <= 1) return 50;
	const position = (percent * overflow - 50) / (overflow - 1);
	return Math.round(Math.min(100, Math.max(0, position)));
}

/** How wide a picture must be to fill a frame of that width after cropping, as a length for `sizes`. */
export function widthToFill({ width, height }: PictureSource, frame: string, ratio: number): string {
	const factor = width / height / ratio;
	return factor <= 1.01 ? frame : `calc(${frame} * ${factor.toFixed(2)})`;
}
