import { writeFileSync } from "node:fs";
import { randomNumbers } from "../../facts/random-numbers.ts";

/**
 * Draws the grain of the woods as vector tiles that repeat without a seam. Run by hand after a change:
 * node build-tools/textures/make-grain.ts
 */
type Wood = { file: string; seed: number; lines: number; sway: number; pores: number; dark: string; light: string };

const woods: Wood[] = [
	{ file: "oak", seed: 7, lines: 44, sway: 4, pores: 150, dark: "#6b4420", light: "#fff0d4" },
	{ file: "walnut", seed: 23, lines: 30, sway: 10, pores: 60, dark: "#2a1509", light: "#d9a877" },
	{ file: "birch", seed: 41, lines: 16, sway: 9, pores: 40, dark: "#9a7240", light: "#fff6e2" },
];

const [width, height] = [240, 480];

writeFileSync(new URL("../../app/ui/front/speckle.svg", import.meta.url), drawSpeckle());
for (const wood of woods)
	writeFileSync(new URL(`../../app/ui/front/grain-${wood.file}.svg`, import.meta.url), draw(wood));

function draw({ seed, lines, sway, pores, dark, light }: Wood): string {
	const random = randomNumbers(seed);
	const between = (low: number, high: number) => low + random() * (high - low);
	// One slow wave that all lines follow more or less, so that they never cross.
	const phase = between(0, 6.28);
	const wave = (y: number, x: number) =>
		Math.sin((y / height) * 6.283 + phase) * sway +
		Math.sin((y / height) * 12.566 + x / 29) * sway * 0.35 * Math.sin((x / width) * 6.283);
	const paths: string[] = [];
	for (let number = 0; number < lines; number++) {
		const x = ((number + between(-0.35, 0.35)) / lines) * width;
		const points = Array.from({ length: 9 }, (_, at) => {
			const y = (at / 8) * height;
			return `${(x + wave(y, x)).toFixed(1)} ${y}`;
		});
		const strong = random() > 0.72;
		const stroke = random() > 0.4 ? dark : light;
		const opacity = (strong ? between(0.16, 0.3) : between(0.05, 0.14)).toFixed(2);
		const thick = (strong ? between(0.7, 2.6) : between(0.4, 5)).toFixed(1);
		for (const shift of x < 24 ? [0, width] : x > width - 24 ? [0, -width] : [0]) {
			const moved = shift ? ` transform="translate(${shift})"` : "";
			paths.push(
				`<path d="M${smooth(points)}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${thick}"${moved}/>`,
			);
		}
	}
	const dashes = Array.from({ length: pores }, () => {
		const [x, y, long] = [between(0, width), between(0, height - 16), between(4, 15)];
		return `M${(x + wave(y, x)).toFixed(1)} ${y.toFixed(0)}v${long.toFixed(0)}`;
	});
	paths.push(`<path d="${dashes.join("")}" stroke="${dark}" stroke-opacity=".22" stroke-width=".7"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none">${paths.join("")}</g></svg>\n`;
}

/** Pressed fibres: specks without any order, darker and lighter than the board. */
function drawSpeckle(): string {
	const random = randomNumbers(3);
	const specks = (count: number) =>
		Array.from({ length: count }, () => {
			const [x, y, long] = [random() * 112, random() * 112, 0.6 + random() * 1.6];
			return `M${x.toFixed(1)} ${y.toFixed(1)}h${long.toFixed(1)}`;
		}).join("");
	const layer = (count: number, colour: string, opacity: number) =>
		`<path d="${specks(count)}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width=".9"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112">${layer(260, "#000", 0.16)}${layer(220, "#fff", 0.26)}</svg>\n`;
}

/** A smooth line through points that lie at even distances. */
function smooth([first = "", ...rest]: string[]): string {
	let previous = first.split(" ").map(Number);
	const parts = rest.map((point) => {
		const [x = 0, y = 0] = point.split(" ").map(Number);
		const [fromX = 0, fromY = 0] = previous;
		const middle = ((fromY + y) / 2).toFixed(0);
		previous = [x, y];
		return `C${fromX} ${middle} ${x} ${middle} ${x} ${y}`;
	});
	return first + parts.join("");
}
