import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { randomNumbers } from "../../facts/random-numbers.ts";

/**
 * Draws the patterns of the stage as square tiles that repeat without a seam, after the same recipes as the studio's
 * pictures (studio/blender/surfaces). A tile holds factors on a colour, not the colour itself: half bright means
 * unchanged, so that every wood keeps the colour that the facts give it. Run by hand after a change:
 * node build-tools/textures/make-tiles.ts
 */
const size = 512;

type Tone = readonly [number, number, number];
type Recipe = { name: string; seed: number; quality: number; toneAt: (noise: Noise, x: number, y: number) => Tone };
/** Smooth noise of about -1 to 1, so many waves across and along the tile. */
type Noise = (x: number, y: number, across: number, along: number, octaves?: number) => number;

const mix = (a: Tone, b: Tone, share: number): Tone => {
	const part = Math.min(1, Math.max(0, share));
	return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
};
const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));
const fraction = (value: number) => value - Math.floor(value);
/** Rises slowly, falls at once: how a year ring looks in section. */
const ring = (value: number) => {
	const at = fraction(value);
	return at < 0.9 ? (at / 0.9) ** 1.6 : 1 - (at - 0.9) / 0.1;
};

function fibres(noise: Noise, x: number, y: number) {
	return {
		fibre: noise(x, y, 190, 5, 3),
		pore: ramp(noise(x + 0.31, y, 230, 17, 2), 0.34, 0.6),
	};
}

const recipes: Recipe[] = [
	{
		// Narrow straight lines and pale silky flecks across them.
		name: "oak-natural",
		seed: 7,
		quality: 84,
		toneAt(noise, x, y) {
			const { fibre, pore } = fibres(noise, x, y);
			const lines = noise(x, y, 9, 1, 3) * 0.5;
			const rings = ring(lines * 5 + x * 13);
			const broad = noise(x + 0.5, y, 4, 1, 2);
			const fleck = ramp(noise(x, y + 0.2, 60, 26, 2), 0.42, 0.62);
			let tone = mix([1.12, 1.13, 1.14], [0.88, 0.85, 0.8], 0.5 + broad * 0.9);
			tone = mix(tone, [0.66, 0.58, 0.48], rings * 0.46);
			tone = mix(tone, [0.7, 0.64, 0.56], ramp(fibre, -0.2, 0.7) * 0.42);
			tone = mix(tone, [0.42, 0.34, 0.26], pore * 0.55);
			return mix(tone, [1.16, 1.17, 1.18], fleck * 0.16);
		},
	},
	{
		// Tall flames: contour lines of a hill that is drawn out along the grain.
		name: "warm-oak",
		seed: 31,
		quality: 84,
		toneAt(noise, x, y) {
			const { fibre, pore } = fibres(noise, x, y);
			const flame = 0.16 * Math.cos(2 * Math.PI * (x - 0.5)) * Math.cos(2 * Math.PI * y);
			const hill = noise(x, y, 3, 1, 2) * 0.42 + flame + 0.5 * Math.cos(2 * Math.PI * (x - 0.5));
			const rings = ring(hill * 8 + noise(x, y, 40, 3, 2) * 0.16);
			const broad = noise(x + 0.4, y, 5, 1, 2);
			let tone = mix([1.12, 1.11, 1.1], [0.9, 0.88, 0.84], 0.5 + broad * 0.6);
			tone = mix(tone, [0.68, 0.61, 0.53], rings * 0.4);
			tone = mix(tone, [0.74, 0.69, 0.62], ramp(fibre, -0.2, 0.7) * 0.34);
			return mix(tone, [0.44, 0.36, 0.28], pore * (0.2 + rings * 0.45));
		},
	},
	{
		// Broad smoky bands that wander, hardly a pore, a little purple in the dark ones.
		name: "walnut",
		seed: 23,
		quality: 84,
		toneAt(noise, x, y) {
			const { fibre, pore } = fibres(noise, x, y);
			const wander = noise(x, y, 2, 1, 2) * 0.09;
			const bands = noise(x + wander, y, 6, 1, 3);
			const smoke = ramp(bands, -0.1, 0.2) * (1 - ramp(bands, 0.3, 0.6));
			const rings = ring(bands * 3.2 + x * 3);
			let tone = mix([1.18, 1.15, 1.1], [0.86, 0.84, 0.82], 0.5 + bands * 0.8);
			tone = mix(tone, [0.5, 0.45, 0.45], smoke * 0.46);
			tone = mix(tone, [0.6, 0.54, 0.5], rings * 0.3);
			tone = mix(tone, [1.3, 1.22, 1.12], ramp(fibre, 0, 0.8) * 0.22);
			return mix(tone, [0.42, 0.36, 0.32], pore * 0.3);
		},
	},
	{
		// Rotary-cut birch: wide pale clouds, a few soft lines.
		name: "birch",
		seed: 41,
		quality: 84,
		toneAt(noise, x, y) {
			const { fibre } = fibres(noise, x, y);
			const cloud = noise(x, y, 3, 1, 3);
			const rings = ring(noise(x, y, 2, 1, 2) * 4);
			let tone = mix([1.06, 1.06, 1.07], [0.94, 0.92, 0.88], 0.5 + cloud * 0.8);
			tone = mix(tone, [0.86, 0.8, 0.72], rings * 0.26);
			return mix(tone, [0.86, 0.82, 0.76], ramp(fibre, -0.1, 0.8) * 0.2);
		},
	},
	{
		// A web of grey veins at two scales, in clouds.
		name: "marble",
		seed: 5,
		quality: 80,
		toneAt(noise, x, y) {
			const bendX = noise(x, y, 3, 3, 4) * 0.1;
			const bendY = noise(x + 0.37, y + 0.11, 3, 3, 4) * 0.1;
			const broad = Math.abs(noise(x + bendX, y + bendY, 2, 3, 3));
			const fine = Math.abs(noise(x + bendY + 0.2, y + bendX, 6, 7, 3));
			const some = ramp(noise(x + 0.6, y + 0.3, 2, 2, 2), -0.1, 0.4);
			const cloud = noise(x, y, 4, 4, 4);
			let tone = mix([1.02, 1.02, 1.02], [0.87, 0.88, 0.89], 0.35 + cloud * 0.8);
			tone = mix(tone, [0.62, 0.62, 0.64], (1 - ramp(broad, 0, 0.16)) * 0.42);
			tone = mix(tone, [0.42, 0.42, 0.44], (1 - ramp(broad, 0, 0.028)) * 0.7);
			return mix(tone, [0.66, 0.6, 0.52], (1 - ramp(fine, 0, 0.035)) * some * 0.5);
		},
	},
	{
		// Crushed marble in resin: chips of every size instead of veins.
		name: "marble-composite",
		seed: 11,
		quality: 80,
		toneAt(noise, x, y) {
			const cloud = noise(x, y, 3, 3, 3);
			const chip = noise(x, y, 58, 58, 1);
			const grit = noise(x + 0.3, y, 120, 120, 1);
			const crumb = noise(x + 0.7, y + 0.4, 34, 34, 1);
			let tone = mix([1.02, 1.02, 1.02], [0.94, 0.935, 0.93], 0.5 + cloud);
			tone = mix(tone, [0.56, 0.54, 0.52], ramp(chip, 0.42, 0.5) * 0.55);
			tone = mix(tone, [1.1, 1.1, 1.1], ramp(-chip, 0.4, 0.5) * 0.7);
			tone = mix(tone, [0.8, 0.72, 0.64], ramp(crumb, 0.52, 0.58) * 0.6);
			return mix(tone, [0.66, 0.65, 0.64], ramp(grit, 0.38, 0.5) * 0.5);
		},
	},
	{
		// Pressed fibres: specks without any order. Seen from afar it serves as plaster, concrete and linoleum.
		name: "fibre",
		seed: 3,
		quality: 80,
		toneAt(noise, x, y) {
			const cloud = noise(x, y, 5, 5, 5);
			const specks = noise(x, y, 90, 90, 2);
			const strand = noise(x + 0.5, y, 150, 60, 2);
			const value = 1 + cloud * 0.2 - ramp(specks, 0.3, 0.5) * 0.16 + ramp(-specks, 0.3, 0.5) * 0.12 + strand * 0.08;
			return [value, value, value];
		},
	},
	{
		// A plank floor: eight boards across the tile, cut to length at different places, each in a tone of its own.
		name: "planks",
		seed: 17,
		quality: 80,
		toneAt(noise, x, y) {
			const column = Math.floor(x * 8);
			const shifted = y + column * 0.37;
			const board = column * 7 + Math.floor(shifted) * 3;
			const tint = 1 + 0.11 * Math.sin(board * 12.9898);
			const across = fraction(x * 8);
			const isGap = across < 0.02 || fraction(shifted) < 0.0035;
			const line = noise(x + board * 0.13, y, 60, 3, 3) * 0.1 + ring(noise(x, y + column * 0.2, 16, 1, 2) * 4) * 0.1;
			const value = isGap ? 0.45 : tint - line;
			return [value, value * (isGap ? 0.95 : 0.99), value * (isGap ? 0.88 : 0.97)];
		},
	},
	{
		// Square clay tiles with pale joints, four by four.
		name: "clay-tiles",
		seed: 29,
		quality: 80,
		toneAt(noise, x, y) {
			const [column, row] = [Math.floor(x * 4), Math.floor(y * 4)];
			const [across, along] = [Math.abs(fraction(x * 4) - 0.5), Math.abs(fraction(y * 4) - 0.5)];
			const clay = 1 + 0.12 * Math.sin(column * 12.9898 + row * 78.233) + noise(x, y, 12, 12, 4) * 0.12;
			const joint = ramp(Math.max(across, along), 0.478, 0.488);
			return mix([clay, clay * 0.98, clay * 0.96], [1.1, 1.35, 1.5], joint * 0.7);
		},
	},
	{
		// Plywood cut through: thirteen layers along y.
		name: "plies",
		seed: 37,
		quality: 90,
		toneAt(noise, x, y) {
			const layer = fraction(y * 6.5);
			const isDark = layer > 0.5;
			const value = (isDark ? 0.62 : 1.12) + noise(x, y, 30, 6, 2) * 0.08;
			return [value, value * (isDark ? 0.9 : 1), value * (isDark ? 0.78 : 0.98)];
		},
	},
];

const folder = new URL("../../app/stage/tiles/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const recipe of recipes) await draw(recipe);

async function draw({ name, seed, quality, toneAt }: Recipe): Promise<void> {
	const noise = periodicNoise(seed);
	const tones = Array.from({ length: size * size }, (_, at) =>
		toneAt(noise, (at % size) / size, Math.floor(at / size) / size),
	);
	// On average a tile leaves its colour as it is.
	const means = [0, 1, 2].map((channel) => tones.reduce((sum, tone) => sum + (tone[channel] ?? 0), 0) / tones.length);
	const pixels = new Uint8Array(
		tones.flatMap((tone) =>
			tone.map((value, channel) => Math.min(255, Math.round((value / (means[channel] ?? 1)) * 127.5))),
		),
	);
	const file = fileURLToPath(new URL(`${name}.webp`, folder));
	await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
		.webp({ quality, effort: 6 })
		.toFile(file);
}

/** Gradient noise on a grid that closes on itself. */
function periodicNoise(seed: number): Noise {
	const random = randomNumbers(seed);
	const turns = Array.from({ length: 4096 }, () => random() * 2 * Math.PI);
	const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
	const single = (x: number, y: number, across: number, along: number, salt: number) => {
		const [gx, gy] = [x * across, y * along];
		const [left, low] = [Math.floor(gx), Math.floor(gy)];
		const [fx, fy] = [gx - left, gy - low];
		const dot = (dx: number, dy: number) => {
			const column = (((left + dx) % across) + across) % across;
			const row = (((low + dy) % along) + along) % along;
			const turn = turns[(column * 71 + row * 1009 + salt * 379) % turns.length] ?? 0;
			return Math.cos(turn) * (fx - dx) + Math.sin(turn) * (fy - dy);
		};
		const [u, v] = [fade(fx), fade(fy)];
		const [below, above] = [dot(0, 0) + (dot(1, 0) - dot(0, 0)) * u, dot(0, 1) + (dot(1, 1) - dot(0, 1)) * u];
		return (below + (above - below) * v) * 1.5;
	};
	return (x, y, across, along, octaves = 1) => {
		let [sum, weight, total] = [0, 1, 0];
		for (let octave = 0; octave < octaves; octave++) {
			sum += single(x, y, across * 2 ** octave, along * 2 ** octave, octave * 7 + across) * weight;
			total += weight;
			weight *= 0.55;
		}
		return sum / total;
	};
}
