import { frontGeometry } from "../facts/products/fronts.ts";
import { type FrontLook, materialOf } from "../facts/products/materials.ts";
import type { Box } from "./lay-wall.ts";
import { letterShape } from "./letter-shape.ts";
import { across, down, pill, type Shape, solid } from "./shapes.ts";

const shadow = "#0c0b0e";

/** How much of a front a letter fills. */
const ink = { across: 0.76, acrossInFrame: 0.84, high: 0.74 } as const;
const weightOn = (box: Box) => (box.width / box.height < 0.5 ? 640 : box.width / box.height < 0.75 ? 730 : 810);

/**
 * A front seen straight on, with its letter if it has one, shaded like app/ui/front/front.module.css as far as SVG can.
 * `centimetre` is the length of a centimetre in the drawing.
 */
export function drawFront(
	{ design, material }: FrontLook,
	letter: string | undefined,
	box: Box,
	centimetre: number,
): Shape[] {
	const { colour, ink: letterColour } = materialOf(material);
	const rail = design === "framed" ? (frontGeometry.framed.rail / 10) * centimetre : 0;
	const width = rail > 0 ? (box.width - 2 * rail) * ink.acrossInFrame : box.width * ink.across;
	const size = { width, high: box.height * ink.high };
	return [
		{ box, fill: solid(colour) },
		{ box, fill: light },
		...drawDesign(design, box, (millimetres) => (millimetres / 10) * centimetre),
		...drawEdges(box, centimetre),
		...(letter === undefined ? [] : [letterShape(letter, box, size, weightOn(box), solid(letterColour))]),
	];
}

const light = across(
	{ at: 0, colour: "#ffffff", opacity: 0.13 },
	{ at: 0.42, colour: "#ffffff", opacity: 0 },
	{ at: 0.5, colour: "#000000", opacity: 0 },
	{ at: 1, colour: "#000000", opacity: 0.11 },
);

/** The design's details, in the measures of the real front. */
function drawDesign(design: FrontLook["design"], box: Box, px: (millimetres: number) => number): Shape[] {
	const { x, y, width, height } = box;
	switch (design) {
		case "pull":
			return [{ box: { x, y, width, height: px(frontGeometry.pull.height) }, fill: pullFill }];
		case "framed": {
			const rail = px(frontGeometry.framed.rail);
			const inner = { x: x + rail, y: y + rail, width: width - 2 * rail, height: height - 2 * rail };
			const raised = px(frontGeometry.framed.raised);
			const line = Math.max(1, raised / 4);
			return [
				{ box: inner, fill: solid("#000000", 0.06) },
				{ box: { ...inner, height: raised }, fill: shadowGradient("down") },
				{ box: { ...inner, width: raised }, fill: shadowGradient("across") },
				{ box: { ...inner, y: inner.y + inner.height - line, height: line }, fill: solid("#ffffff", 0.34) },
				{ box: { ...inner, x: inner.x + inner.width - line, width: line }, fill: solid("#ffffff", 0.26) },
			];
		}
		case "catch": {
			const cut = frontGeometry.catch;
			const [w, h] = [px(cut.width), px(cut.height)];
			const hole = { x: x + (width - w) / 2, y: y + px(cut.fromTop), width: w, height: h };
			const layer = Math.max(1, h / 7);
			return [
				pill(hole, solid("#d9b57c")),
				pill(
					{ ...hole, width: w - layer, height: h - layer },
					down({ at: 0, colour: shadow }, { at: 1, colour: "#241e1b" }),
				),
			];
		}
		case "own": {
			const { knob, fromEdge } = frontGeometry.own;
			const size = px(knob);
			const at = { x: x + width - px(fromEdge) - size, y: y + px(fromEdge), width: size, height: size };
			const spot = { x: at.x + size * 0.2, y: at.y + size * 0.14, width: size * 0.38, height: size * 0.38 };
			return [
				pill({ ...at, x: at.x + size / 6, y: at.y + size / 3.2 }, solid("#000000", 0.3)),
				pill(at, down({ at: 0, colour: "#f0d596" }, { at: 0.5, colour: "#c9994a" }, { at: 1, colour: "#7d5a1f" })),
				pill(spot, solid("#fdf1d0", 0.7)),
			];
		}
		case "barre":
			return drawBars(box, px(frontGeometry.barre.bar));
		case "flush":
			return [];
	}
}

const pullFill = down(
	{ at: 0, colour: shadow },
	{ at: 0.36, colour: shadow },
	{ at: 0.4, colour: "#000000", opacity: 0.5 },
	{ at: 0.9, colour: "#000000", opacity: 0.1 },
	{ at: 1, colour: "#ffffff", opacity: 0.3 },
);

const shadowGradient = (direction: "down" | "across") => ({
	direction,
	stops: [
		{ at: 0, colour: "#000000", opacity: 0.42 },
		{ at: 1, colour: "#000000", opacity: 0 },
	],
});

/** Fewer bars where they would blur. */
function drawBars({ x, y, width, height }: Box, barWidth: number): Shape[] {
	const count = Math.max(3, Math.round(width / Math.max(barWidth, 7)));
	const bar = width / count;
	return Array.from({ length: count }, (_, at) => ({ box: { x: x + at * bar, y, width: bar, height }, fill: barFill }));
}

const barFill = across(
	{ at: 0, colour: "#000000", opacity: 0.42 },
	{ at: 0.3, colour: "#ffffff", opacity: 0.17 },
	{ at: 0.62, colour: "#ffffff", opacity: 0 },
	{ at: 1, colour: "#000000", opacity: 0.3 },
);

/** The cut edge catches light above and left, and turns away below and right. */
function drawEdges({ x, y, width, height }: Box, centimetre: number): Shape[] {
	const line = Math.max(1, centimetre / 2.5);
	return [
		{ box: { x, y, width, height: line }, fill: solid("#ffffff", 0.26) },
		{ box: { x, y, width: line, height }, fill: solid("#ffffff", 0.14) },
		{ box: { x, y: y + height - line, width, height: line }, fill: solid("#000000", 0.28) },
		{ box: { x: x + width - line, y, width: line, height }, fill: solid("#000000", 0.2) },
	];
}
