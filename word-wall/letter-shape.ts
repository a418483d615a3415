import type { Box } from "./lay-wall.ts";
import { capHeight, letterOutlines, weights } from "./letter-outlines.ts";
import { type Fill, place, type Segment, type Shape } from "./shapes.ts";

type Traced = { commands: string; corners: number[][] };
type Ink = { left: number; right: number; top: number; bottom: number };

const traced = new Map<string, Traced>();

function trace(letter: string): Traced {
	const known = traced.get(letter);
	if (known) return known;
	const [commands, ...points] = letterOutlines[letter]?.split("|") ?? [];
	if (commands === undefined) throw new Error(`'${letter}' was not traced; word-wall/word.ts lists the characters`);
	const fresh = { commands, corners: points.map((numbers) => numbers.split(" ").map(Number)) };
	traced.set(letter, fresh);
	return fresh;
}

/** The points of a letter at a place on the two axes, as shares of them. Both axes are linear. */
function pointsAt({ corners }: Traced, across: number, along: number): number[] {
	const [a = [], b = [], c = [], d = []] = corners;
	return a.map((value, at) => {
		const light = value + ((b[at] ?? 0) - value) * across;
		const heavy = (c[at] ?? 0) + ((d[at] ?? 0) - (c[at] ?? 0)) * across;
		return light + (heavy - light) * along;
	});
}

function inkOf(points: readonly number[]): Ink {
	const xs = points.filter((_, at) => at % 2 === 0);
	const ys = points.filter((_, at) => at % 2 === 1);
	return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

/**
 * A letter in the middle of a box, its capitals this high and its ink this wide, as far as the width axis goes. With an
 * accent or a cedilla it is a little smaller, so that the whole of it stands centred.
 */
export function letterShape(
	letter: string,
	box: Box,
	ink: { width: number; high: number },
	weight: number,
	fill: Fill,
): Shape {
	const glyph = trace(letter);
	const along = Math.min(1, Math.max(0, (weight - weights.min) / (weights.max - weights.min)));
	const natural = inkOf(pointsAt(glyph, 0, along));
	const isMarked = /\p{L}/u.test(letter) && (natural.top > capHeight * 1.08 || natural.bottom < -capHeight * 0.12);
	const scale = ((isMarked ? 0.86 : 1) * ink.high) / capHeight;
	const widest = inkOf(pointsAt(glyph, 1, along));
	const [narrow, wide] = [natural.right - natural.left, widest.right - widest.left];
	const across = wide === narrow ? 0 : Math.min(1, Math.max(0, (ink.width / scale - narrow) / (wide - narrow)));
	const points = pointsAt(glyph, across, along);
	const { left, right, top, bottom } = inkOf(points);
	const x = box.x + box.width / 2 - ((left + right) / 2) * scale;
	const middle = isMarked ? (top + bottom) / 2 : capHeight / 2;
	const y = box.y + box.height / 2 + middle * scale;
	const outline = segmentsOf(glyph.commands, points).map((segment) => place(segment, scale, -scale, x, y));
	return {
		box: { x: x + left * scale, y: y - top * scale, width: (right - left) * scale, height: (top - bottom) * scale },
		outline,
		fill,
	};
}

function segmentsOf(commands: string, points: readonly number[]): Segment[] {
	let at = 0;
	const next = () => points[at++] ?? 0;
	return [...commands].map((command): Segment => {
		if (command === "Q") return ["Q", next(), next(), next(), next()];
		return command === "Z" ? ["Z"] : [command === "M" ? "M" : "L", next(), next()];
	});
}
