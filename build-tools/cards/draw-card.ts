import { capHeight } from "../../app/fonts/measures.ts";
import { frontGeometry } from "../../facts/products/fronts.ts";
import { type Flavour, materialOf } from "../../facts/products/materials.ts";
import { cardSize } from "../../facts/site/card-size.ts";
import { chooseFronts, type FrontedCabinet } from "./choose-fronts.ts";
import { layCard, widthOf } from "./lay-card.ts";
import type { LetterShapes } from "./letter-shapes.ts";

const { width, height } = cardSize;
/** The dark gap between fronts, the strip of wall with the tap, the worktop, the plinth. */
const reveal = 4;
const splash = 100;
const worktop = 16;
const plinth = 34;

/** How much of a front a letter fills. */
const ink = { across: 0.76, acrossInFrame: 0.84, high: 0.64 } as const;

type Box = { x: number; y: number; width: number; height: number };

/** A kitchen that spells a heading: wall cabinets, a worktop with a tap, base cabinets, a plinth. */
export function drawCard(
	heading: string,
	flavour: Flavour,
	signature: string | undefined,
	shapes: LetterShapes,
): string {
	const fronts = height - splash - worktop - plinth;
	const rows = chooseFronts(layCard(heading, width / fronts), flavour);
	const rowHeight = fronts / rows.length;
	const hung = Math.floor(rows.length / 2);
	const below = hung * rowHeight + splash + worktop;
	const drawn = rows.map((row, position) => {
		const y = position < hung ? position * rowHeight : below + (position - hung) * rowHeight;
		return drawRow(row, y, rowHeight, shapes);
	});
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
		gradients,
		rect({ x: 0, y: 0, width, height }, 'fill="#1c1b20"'),
		drawSplash(hung * rowHeight, signature, shapes),
		...drawn,
		rect({ x: 0, y: height - plinth, width, height: plinth }, 'fill="url(#plinth)"'),
		"</svg>",
	].join("");
}

function drawRow(row: readonly FrontedCabinet[], y: number, rowHeight: number, shapes: LetterShapes): string {
	const centimetre = (width - reveal) / widthOf(row);
	let x = reveal;
	return row
		.map((cabinet) => {
			const across = cabinet.width * centimetre;
			const box = { x, y: y + reveal / 2, width: across - reveal, height: rowHeight - reveal };
			x += across;
			return drawFront(cabinet, box, centimetre, shapes);
		})
		.join("");
}

function drawFront(cabinet: FrontedCabinet, box: Box, centimetre: number, shapes: LetterShapes): string {
	const { colour, ink: inkColour } = materialOf(cabinet.flavour);
	const { letter, design } = cabinet;
	const inFrame = design === "framed";
	const rail = (frontGeometry.framed.rail / 10) * centimetre;
	const across = inFrame ? (box.width - 2 * rail) * ink.acrossInFrame : box.width * ink.across;
	return [
		rect(box, `fill="${colour}"`),
		rect(box, 'fill="url(#light)"'),
		drawDetail(cabinet, box, centimetre),
		drawEdges(box),
		letter === undefined ? "" : drawLetter(letter, box, across, box.height * ink.high, inkColour, shapes),
	].join("");
}

/** What makes the design what it is, in the measures of the real front. */
function drawDetail({ design }: FrontedCabinet, { x, y, width, height }: Box, centimetre: number): string {
	const px = (millimetres: number) => (millimetres / 10) * centimetre;
	if (design === "pull") return rect({ x, y, width, height: px(frontGeometry.pull.height) }, 'fill="url(#pull)"');
	if (design === "framed") {
		const rail = px(frontGeometry.framed.rail);
		const inner = { x: x + rail, y: y + rail, width: width - 2 * rail, height: height - 2 * rail };
		const shade = { ...inner, height: 5 };
		return [
			rect(inner, 'fill="#000" fill-opacity=".06"'),
			rect(shade, 'fill="url(#fall)"'),
			rect({ ...inner, width: 3 }, 'fill="#000" fill-opacity=".28"'),
			rect({ ...inner, y: inner.y + inner.height - 2, height: 2 }, 'fill="#fff" fill-opacity=".34"'),
			rect({ ...inner, x: inner.x + inner.width - 2, width: 2 }, 'fill="#fff" fill-opacity=".26"'),
		].join("");
	}
	if (design === "catch") {
		const cut = frontGeometry.catch;
		const [w, h] = [px(cut.width), px(cut.height)];
		const hole = { x: x + (width - w) / 2, y: y + px(cut.fromTop), width: w, height: h };
		const layer = Math.max(1.5, h / 7);
		const inside = { x: hole.x, y: hole.y, width: w - layer, height: h - layer };
		return rect(hole, `rx="${round(h / 2)}" fill="#d9b57c"`) + rect(inside, `rx="${round(h / 2)}" fill="url(#plinth)"`);
	}
	if (design === "own") {
		const radius = px(frontGeometry.own.knob) / 2;
		const [cx, cy] = [x + width - px(frontGeometry.own.fromEdge) - radius, y + px(frontGeometry.own.fromEdge) + radius];
		return [
			`<circle cx="${round(cx + radius / 3)}" cy="${round(cy + radius / 1.6)}" r="${round(radius)}" fill-opacity=".3"/>`,
			`<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="url(#knob)"/>`,
		].join("");
	}
	return design === "barre" ? drawBars({ x, y, width, height }, px(frontGeometry.barre.bar)) : "";
}

function drawBars({ x, y, width, height }: Box, wish: number): string {
	const count = Math.max(3, Math.round(width / Math.max(wish, 9)));
	const bar = width / count;
	return Array.from({ length: count }, (_, position) => {
		return rect({ x: x + position * bar, y, width: bar, height }, 'fill="url(#bar)"');
	}).join("");
}

/** The cut edge catches light above and left, and turns away below and right. */
function drawEdges({ x, y, width, height }: Box): string {
	return [
		rect({ x, y, width, height: 1.5 }, 'fill="#fff" fill-opacity=".26"'),
		rect({ x, y, width: 1.5, height }, 'fill="#fff" fill-opacity=".14"'),
		rect({ x, y: y + height - 1.5, width, height: 1.5 }, 'fill-opacity=".28"'),
		rect({ x: x + width - 1.5, y, width: 1.5, height }, 'fill-opacity=".2"'),
	].join("");
}

function drawLetter(
	letter: string,
	box: Box,
	across: number,
	high: number,
	colour: string,
	shapes: LetterShapes,
): string {
	const scale = high / capHeight;
	const slim = box.width / box.height;
	const { path, left, right } = shapes(letter, across / high, slim < 0.45 ? 660 : slim < 0.8 ? 740 : 820);
	const x = box.x + box.width / 2 - ((left + right) / 2) * scale;
	const y = box.y + (box.height + high) / 2;
	return `<path fill="${colour}" transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" d="${path}"/>`;
}

/** The wall above the worktop: who sends the card, and the tap. */
function drawSplash(y: number, signature: string | undefined, shapes: LetterShapes): string {
	const tap = splash * 0.86;
	return [
		rect({ x: 0, y, width, height: splash }, 'fill="url(#wall)"'),
		signature ? drawSignature(signature, y + splash / 2 + 12, shapes) : "",
		`<g transform="translate(${signature ? 1020 : 560} ${round(y + splash - tap)}) scale(${(tap / 150).toFixed(4)})">${tapPaths}</g>`,
		rect({ x: 0, y: y + splash, width, height: worktop }, 'fill="url(#stone)"'),
	].join("");
}

function drawSignature(text: string, baseline: number, shapes: LetterShapes): string {
	const high = 24;
	const scale = high / capHeight;
	let x = 44;
	return [...text]
		.map((letter) => {
			if (letter === " ") {
				x += high * 0.5;
				return "";
			}
			const { path, left, right } = shapes(letter, letter === "I" ? 0.34 : /[MW]/.test(letter) ? 1.34 : 1.02, 720);
			const at = x - left * scale;
			x += (right - left) * scale + high * 0.13;
			return `<path fill="#1c1b20" transform="translate(${round(at)} ${round(baseline)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" d="${path}"/>`;
		})
		.join("");
}

function rect({ x, y, width, height }: Box, paint: string): string {
	return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${paint}/>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

const stop = (offset: number, colour: string, opacity = 1) =>
	`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const across = (id: string, ...stops: string[]) => `<linearGradient id="${id}">${stops.join("")}</linearGradient>`;
const down = (id: string, ...stops: string[]) =>
	`<linearGradient id="${id}" x2="0" y2="1">${stops.join("")}</linearGradient>`;

const gradients = [
	"<defs>",
	across("light", stop(0, "#fff", 0.13), stop(0.42, "#fff", 0), stop(0.5, "#000", 0), stop(1, "#000", 0.11)),
	across("bar", stop(0, "#000", 0.42), stop(0.3, "#fff", 0.17), stop(0.62, "#fff", 0), stop(1, "#000", 0.3)),
	across("brass", stop(0, "#8a6526"), stop(0.35, "#f3d791"), stop(0.6, "#c4964a"), stop(1, "#6f4f1c")),
	down(
		"pull",
		stop(0, "#0c0b0e"),
		stop(0.36, "#0c0b0e"),
		stop(0.4, "#000", 0.5),
		stop(0.9, "#000", 0.1),
		stop(1, "#fff", 0.3),
	),
	down("fall", stop(0, "#000", 0.42), stop(1, "#000", 0)),
	down("plinth", stop(0, "#0a090c"), stop(1, "#1c1b20")),
	down("wall", stop(0, "#f9f4ea"), stop(1, "#e9dfcc")),
	down("stone", stop(0, "#fff"), stop(0.12, "#fff"), stop(0.16, "#eceae6"), stop(0.8, "#d8d5cf"), stop(1, "#9b9893")),
	`<radialGradient id="knob" cx=".36" cy=".3" r=".8">${stop(0, "#fbe9bd")}${stop(0.42, "#d2a450")}${stop(0.9, "#7d5a1f")}</radialGradient>`,
	"</defs>",
].join("");

/** The tap of the home page's hero. */
const tapPaths = [
	'<path d="M20 140V46a26 26 0 0 1 52 0v22" fill="none" stroke="#7d5a22" stroke-width="13"/>',
	'<path d="M20 140V46a26 26 0 0 1 52 0v22" fill="none" stroke="#c79a4d" stroke-width="10"/>',
	'<path d="M18 138V46a28 28 0 0 1 50-17" fill="none" stroke="#f6e0a4" stroke-width="2.5" opacity=".85"/>',
	'<path d="M64.5 66h15v7h-15z" fill="url(#brass)"/>',
	'<path d="M9 136h22v14H9z" fill="url(#brass)"/>',
	'<path d="M26 108h24a4 4 0 0 1 0 8H26z" fill="url(#brass)"/>',
].join("");
