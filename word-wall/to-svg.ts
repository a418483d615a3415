import type { Drawing } from "./draw-wall.ts";
import type { Fill, Segment, Shape } from "./shapes.ts";

/** A drawing as SVG, in pixels or in another size. It holds numbers and colours only, and no text. */
export function toSvg({ width, height, shapes }: Drawing, size = `width="${width}" height="${height}"`): string {
	const fills = [...new Set(shapes.map(({ fill }) => fill).filter(({ stops }) => stops.length > 1))];
	const paintOf = (fill: Fill) => {
		const [first] = fill.stops;
		if (fill.stops.length > 1) return `fill="url(#g${fills.indexOf(fill)})"`;
		return `fill="${first?.colour}"${opacityOf("fill-opacity", first?.opacity)}`;
	};
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">`,
		`<defs>${fills.map((fill, at) => gradientElement(fill, `g${at}`)).join("")}</defs>`,
		...shapes.map((shape) => shapeElement(shape, paintOf(shape.fill))),
		"</svg>",
	].join("");
}

function gradientElement({ stops, direction }: Fill, id: string): string {
	const written = stops.map(({ at, colour, opacity }) => {
		return `<stop offset="${at}" stop-color="${colour}"${opacityOf("stop-opacity", opacity)}/>`;
	});
	const axis = direction === "down" ? ' x2="0" y2="1"' : "";
	return `<linearGradient id="${id}"${axis}>${written.join("")}</linearGradient>`;
}

function shapeElement({ box, outline }: Shape, paint: string): string {
	if (outline) return `<path d="${outline.map(serializeSegment).join("")}" ${paint}/>`;
	const { x, y, width, height } = box;
	return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${paint}/>`;
}

function serializeSegment([command, ...numbers]: Segment): string {
	return command + numbers.map(round).join(" ");
}

const opacityOf = (name: string, opacity = 1) => (opacity === 1 ? "" : ` ${name}="${opacity}"`);
const round = (value: number) => Math.round(value * 100) / 100;
