import { materialOf } from "../facts/products/materials.ts";
import { metals } from "../facts/products/sinks-and-taps.ts";
import { cardSize } from "../facts/site/card-size.ts";
import { drawFront } from "./draw-front.ts";
import { type Box, layWall } from "./lay-wall.ts";
import { letterShape } from "./letter-shape.ts";
import { across, arc, down, type Fill, place, type Segment, type Shape, solid } from "./shapes.ts";
import type { WordWall } from "./wall-link.ts";

export type Drawing = { width: number; height: number; shapes: Shape[] };

const night = materialOf("night").colour;
const oat = materialOf("oat").colour;

/** A3 on its side, in tenths of a millimetre: the wall inside a margin, and who made it in the strip beneath. */
const poster = { width: 4200, height: 2970, margin: 160, strip: 300 } as const;

/** The picture beside a shared link. */
export function drawCard(wall: WordWall, signature?: string): Drawing {
	return { ...cardSize, shapes: drawInto(wall, { x: 0, y: 0, ...cardSize }, signature) };
}

/** A poster to print. */
export function drawPoster(wall: WordWall, signature: string): Drawing {
	const { width, height, margin, strip } = poster;
	const frame = { x: margin, y: margin, width: width - 2 * margin, height: height - margin - strip };
	const cap = 70;
	const line = { x: margin, y: height - strip / 2 - cap / 2, width: frame.width, height: cap };
	return {
		width,
		height,
		shapes: [
			{ box: { x: 0, y: 0, width, height }, fill: solid(oat) },
			...drawInto(wall, frame, undefined),
			...drawSignature(signature, line, true),
		],
	};
}

/** The wall, drawn to fill a frame from edge to edge. */
function drawInto(wall: WordWall, frame: Box, signature: string | undefined): Shape[] {
	const layout = layWall(wall.word, { aspect: frame.width / frame.height, maxRowWidth: 640, exact: true });
	const reveal = frame.width / 300;
	const centimetre = (frame.width - reveal) / layout.width;
	const scaled = ({ x, y, width, height }: Box): Box => ({
		x: frame.x + x * centimetre,
		y: frame.y + y * centimetre,
		width: width * centimetre,
		height: height * centimetre,
	});
	const inGap = ({ x, y, width, height }: Box): Box => ({
		x: x + reveal,
		y: y + reveal,
		width: width - reveal,
		height: height - reveal,
	});
	const wide = (box: Box): Box => ({ ...scaled(box), x: frame.x, width: frame.width });
	const splash = wide(layout.splash);
	return [
		{ box: frame, fill: solid(night) },
		...drawSplash(splash, wall, centimetre),
		...(signature ? drawSignature(signature, signaturePlace(splash), false) : []),
		{ box: wide(layout.worktop), fill: stone },
		...layout.blanks.flatMap((box) => drawFront(wall.blank, undefined, inGap(scaled(box)), centimetre)),
		...wall.letters.flatMap(({ character, front }, at) => {
			const box = layout.letters[at];
			return box ? drawFront(front, character, inGap(scaled(box)), centimetre) : [];
		}),
		{ box: wide(layout.plinth), fill: down({ at: 0, colour: "#0a090c" }, { at: 1, colour: night }) },
	];
}

const stone = down(
	{ at: 0, colour: "#ffffff" },
	{ at: 0.12, colour: "#ffffff" },
	{ at: 0.16, colour: "#eceae6" },
	{ at: 0.8, colour: "#d8d5cf" },
	{ at: 1, colour: "#9b9893" },
);

/** The wall above the worktop, with light from under the cabinets, and the tap. */
function drawSplash(box: Box, { tone }: WordWall, centimetre: number): Shape[] {
	const tap = 38 * centimetre;
	const scale = tap / 150;
	const x = box.x + box.width * 0.86;
	const y = box.y + box.height - tap;
	return [
		{ box, fill: solid(materialOf(tone).colour) },
		{ box, fill: solid("#ffffff", 0.25) },
		{
			box,
			fill: across({ at: 0, colour: "#ffffff", opacity: 0.3 }, { at: 1, colour: "#000000", opacity: 0.06 }),
		},
		{
			box: { ...box, height: box.height * 0.55 },
			fill: down({ at: 0, colour: "#ffe2a0", opacity: 0.75 }, { at: 1, colour: "#ffe2a0", opacity: 0 }),
		},
		{ box: { ...box, height: 1.2 * centimetre }, fill: solid("#fffdf4") },
		...tapShapes.map(({ outline = [], fill }) => {
			const placed = outline.map((segment) => place(segment, scale, scale, x, y));
			return { box: boundsOf(placed), outline: placed, fill };
		}),
	];
}

const brass = across(
	{ at: 0, colour: "#8a6526" },
	{ at: 0.35, colour: "#f3d791" },
	{ at: 0.6, colour: "#c4964a" },
	{ at: 1, colour: "#6f4f1c" },
);

/** The tap of the home page's hero, on a field of 90 by 150. */
const tapShapes: readonly Pick<Shape, "outline" | "fill">[] = [
	{ outline: spout(6.5), fill: solid(metals.brass.edge) },
	{ outline: spout(5), fill: solid(metals.brass.body) },
	{ outline: block(64.5, 66, 15, 7), fill: brass },
	{ outline: block(9, 136, 22, 14), fill: brass },
	{ outline: block(26, 108, 28, 8), fill: brass },
];

/** A pipe that rises, turns and ends above the sink. */
function spout(half: number): Segment[] {
	return [
		["M", 20 - half, 140],
		["L", 20 - half, 46],
		...arc(46, 46, 26 + half, Math.PI, 2 * Math.PI),
		["L", 72 + half, 68],
		["L", 72 - half, 68],
		["L", 72 - half, 46],
		...arc(46, 46, 26 - half, 2 * Math.PI, Math.PI),
		["L", 20 + half, 140],
		["Z"],
	];
}

function block(x: number, y: number, width: number, height: number): Segment[] {
	return [["M", x, y], ["L", x + width, y], ["L", x + width, y + height], ["L", x, y + height], ["Z"]];
}

function boundsOf(outline: readonly Segment[]): Box {
	const points = outline.flatMap((segment) => (segment[0] === "Z" ? [] : [segment.slice(-2)]));
	const xs = points.map(([x]) => Number(x));
	const ys = points.map(([, y]) => Number(y));
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function signaturePlace(splash: Box): Box {
	const height = Math.min(26, splash.height * 0.22);
	return { x: splash.x + 44, y: splash.y + (splash.height - height) / 2, width: splash.width * 0.7, height };
}

/** A line in capitals of the display face, from the left or up to the right. */
function drawSignature(text: string, line: Box, toRight: boolean): Shape[] {
	const high = line.height;
	const fill: Fill = solid(night);
	let x = 0;
	const letters = [...text].flatMap((letter) => {
		if (letter === " ") {
			x += high * 0.5;
			return [];
		}
		const width = high * (letter === "I" ? 0.34 : /[MW]/.test(letter) ? 1.34 : 1.02);
		const box = { x, y: line.y, width, height: high };
		x += width + high * 0.13;
		return [{ letter, box }];
	});
	const start = toRight ? line.x + line.width - x : line.x;
	return letters.map(({ letter, box }) => {
		return letterShape(letter, { ...box, x: start + box.x }, { width: box.width, high }, 720, fill);
	});
}
