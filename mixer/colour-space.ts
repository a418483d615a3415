import { linearRgb } from "../facts/products/contrast.ts";

/** A colour as people tell colours apart: how light, how strong, and which hue in degrees (OKLCH). */
export type Shade = { lightness: number; chroma: number; hue: number };

export function shadeOf(hex: string): Shade {
	const [red, green, blue] = linearRgb(hex);
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
	const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
	const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
	return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360 };
}

/** How far two hues lie apart on the circle, 0 to 180. */
export function hueDistance(one: Shade, other: Shade): number {
	const apart = Math.abs(one.hue - other.hue) % 360;
	return Math.min(apart, 360 - apart);
}
