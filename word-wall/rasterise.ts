import type { Drawing } from "./draw-wall.ts";
import type { Fill, Segment, Shape } from "./shapes.ts";

/** Red, green and blue of every pixel. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** Paints a drawing, one of its units to a pixel. Edges are smooth: a pixel takes as much colour as it is covered. */
export function rasterise({ width, height, shapes }: Drawing): Pixels {
	const pixels = { width, height, data: new Uint8Array(width * height * 3) };
	for (const shape of shapes) paint(pixels, shape);
	return pixels;
}

function paint(pixels: Pixels, { box, outline, fill }: Shape): void {
	const left = Math.max(0, Math.floor(box.x));
	const top = Math.max(0, Math.floor(box.y));
	const right = Math.min(pixels.width, Math.ceil(box.x + box.width));
	const bottom = Math.min(pixels.height, Math.ceil(box.y + box.height));
	if (right <= left || bottom <= top) return;
	const width = right - left;
	const cover = outline ? coverOutline(outline, left, top, width, bottom - top) : undefined;
	const coverX = Float32Array.from({ length: width }, (_, at) => overlap(left + at, box.x, box.width));
	const isDown = fill.direction === "down";
	const colours = isDown
		? coloursAlong(fill, top, bottom, box.y, box.height)
		: coloursAlong(fill, left, right, box.x, box.width);
	const { data } = pixels;
	for (let y = top; y < bottom; y += 1) {
		const coverY = overlap(y, box.y, box.height);
		let to = (y * pixels.width + left) * 3;
		for (let at = 0; at < width; at += 1, to += 3) {
			const from = 4 * (isDown ? y - top : at);
			const covered = cover ? cover[(y - top) * width + at] : (coverX[at] ?? 0) * coverY;
			const share = (covered ?? 0) * (colours[from + 3] ?? 0);
			if (share === 0) continue;
			const red = data[to] ?? 0;
			const green = data[to + 1] ?? 0;
			const blue = data[to + 2] ?? 0;
			data[to] = red + ((colours[from] ?? 0) - red) * share + 0.5;
			data[to + 1] = green + ((colours[from + 1] ?? 0) - green) * share + 0.5;
			data[to + 2] = blue + ((colours[from + 2] ?? 0) - blue) * share + 0.5;
		}
	}
}

/** How much of the pixel at a place lies inside a length. */
function overlap(pixel: number, start: number, length: number): number {
	return Math.max(0, Math.min(pixel + 1, start + length) - Math.max(pixel, start));
}

/** Red, green, blue and opacity for each pixel between two places of a gradient. */
function coloursAlong({ stops }: Fill, first: number, last: number, start: number, length: number): Float32Array {
	const parsed = stops.map(({ at, colour, opacity = 1 }) => {
		const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
		return { at, values: [channel(1), channel(3), channel(5), opacity] };
	});
	const colours = new Float32Array((last - first) * 4);
	for (let pixel = first; pixel < last; pixel += 1) {
		const at = (pixel + 0.5 - start) / length;
		const after = parsed.findIndex((stop) => stop.at > at);
		const next = parsed[after] ?? parsed.at(-1);
		const before = parsed[after - 1] ?? (after === 0 ? parsed[0] : parsed.at(-1));
		if (!next || !before) continue;
		const share = next.at > before.at ? (at - before.at) / (next.at - before.at) : 0;
		for (let channel = 0; channel < 4; channel += 1) {
			const value = before.values[channel] ?? 0;
			colours[(pixel - first) * 4 + channel] = value + ((next.values[channel] ?? 0) - value) * share;
		}
	}
	return colours;
}

/** Curves become this many lines. */
const linesPerCurve = 8;

/**
 * How much of each pixel an outline covers. Every line adds the area to its right to its rows; the sum from the left is
 * the coverage (the method of font rasterisers).
 */
function coverOutline(
	outline: readonly Segment[],
	left: number,
	top: number,
	width: number,
	height: number,
): Float32Array {
	// One column more, so that what ends at the right edge does not run into the next row.
	const stride = width + 2;
	const sums = new Float32Array(stride * height);
	const addLine = (x0: number, y0: number, x1: number, y1: number) => {
		if (y0 === y1) return;
		const direction = y0 < y1 ? 1 : -1;
		const [startX, startY, endX, endY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
		const slope = (endX - startX) / (endY - startY);
		for (let row = Math.max(0, Math.floor(startY)); row < Math.min(height, Math.ceil(endY)); row += 1) {
			const [from, to] = [Math.max(row, startY), Math.min(row + 1, endY)];
			const high = (to - from) * direction;
			const [xa, xb] = [startX + (from - startY) * slope, startX + (to - startY) * slope].map((x) =>
				Math.min(width, Math.max(0, x)),
			);
			addStep(sums, row * stride, Math.min(xa ?? 0, xb ?? 0), Math.max(xa ?? 0, xb ?? 0), high);
		}
	};
	let [x, y, startX, startY] = [0, 0, 0, 0];
	const lineTo = (toX: number, toY: number) => {
		addLine(x - left, y - top, toX - left, toY - top);
		[x, y] = [toX, toY];
	};
	for (const segment of outline) {
		if (segment[0] === "M") [x, y, startX, startY] = [segment[1], segment[2], segment[1], segment[2]];
		if (segment[0] === "L") lineTo(segment[1], segment[2]);
		if (segment[0] === "Z") lineTo(startX, startY);
		if (segment[0] === "Q") {
			const [, controlX, controlY, endX, endY] = segment;
			const [fromX, fromY] = [x, y];
			for (let step = 1; step <= linesPerCurve; step += 1) {
				const t = step / linesPerCurve;
				const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
				lineTo(a * fromX + b * controlX + c * endX, a * fromY + b * controlY + c * endY);
			}
		}
	}
	const cover = new Float32Array(width * height);
	for (let row = 0; row < height; row += 1) {
		let sum = 0;
		for (let column = 0; column < width; column += 1) {
			sum += sums[row * stride + column] ?? 0;
			cover[row * width + column] = Math.min(1, Math.abs(sum));
		}
	}
	return cover;
}

/** Adds a piece of a line in one row: `high` of it, between two places. */
function addStep(sums: Float32Array, row: number, from: number, to: number, high: number): void {
	const first = Math.floor(from);
	const last = Math.floor(to);
	const add = (column: number, amount: number) => {
		sums[row + column] = (sums[row + column] ?? 0) + amount;
	};
	// The area to the right of the line: a part of the pixels that it crosses, and all of those after them.
	let passed = 0;
	let covered = 0;
	for (let column = first; column <= last; column += 1) {
		const [enter, leave] = [Math.max(from, column), Math.min(to, column + 1)];
		const share = to > from ? (leave - enter) / (to - from) : 1;
		const inside = passed + share * (column + 1 - (enter + leave) / 2);
		add(column, high * (inside - covered));
		[passed, covered] = [passed + share, inside];
	}
	add(last + 1, high * (1 - covered));
}
