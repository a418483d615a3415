import { writeFileSync } from "node:fs";
import { worktopColours } from "../../facts/products/worktops.ts";
import { randomNumbers } from "../../facts/random-numbers.ts";

/**
 * Draws marble composite (chips of marble in epoxy) as a vector tile that repeats without a seam, and marble (veins)
 * as one slab, since no two pieces of it are alike. Run by hand after a change: node build-tools/textures/make-slabs.ts
 */
const size = 160;
const slab = { width: 1200, height: 800 };
const random = randomNumbers(11);
const between = (low: number, high: number) => low + random() * (high - low);

writeFileSync(
	new URL("../../app/ui/worktop/marble-composite.svg", import.meta.url),
	svg(size, size, worktopColours["marble-composite"], chips()),
);
writeFileSync(
	new URL("../../app/ui/worktop/marble.svg", import.meta.url),
	svg(slab.width, slab.height, worktopColours.marble, `<g fill="none" stroke="#5d5c66">${veins()}</g>`),
);

function svg(width: number, height: number, ground: string, inside: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${inside}</svg>\n`;
}

/** Grains of every size, most of them small, each with a shape of its own. */
function chips(): string {
	const tones = ["#cfc7bb", "#b9b1a6", "#f8f5ef", "#8f8a84", "#d9cfc0", "#6f6c6a", "#e0c9b4"];
	return tones
		.map((tone, at) => {
			const grains = Array.from({ length: at < 3 ? 46 : 26 }, () => {
				const radius = 0.5 + random() ** 3 * 5.2;
				return everywhere(between(0, size), between(0, size), radius, grain(radius));
			});
			return `<path d="${grains.join("")}" fill="${tone}"/>`;
		})
		.join("");
}

/** The same shape again on the other side where it crosses an edge. */
function everywhere(x: number, y: number, radius: number, shape: (x: number, y: number) => string): string {
	const around = (at: number) => [at, ...(at < radius ? [at + size] : []), ...(at > size - radius ? [at - size] : [])];
	return around(x)
		.flatMap((left) => around(y).map((top) => shape(left, top)))
		.join("");
}

function grain(radius: number): (x: number, y: number) => string {
	const corners = Array.from({ length: 5 }, (_, at) => {
		const [turn, far] = [((at + between(-0.3, 0.3)) / 5) * 6.283, radius * between(0.6, 1)];
		return [Math.cos(turn) * far, Math.sin(turn) * far] as const;
	});
	return (x, y) => `M${corners.map(([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join("L")}z`;
}

/** Veins that wander from top to bottom: sharp ones, with a cloud around each and branches that give up halfway. */
function veins(): string {
	const stroke = (points: Point[], opacity: number, thick: number) =>
		`<path d="${smooth(points)}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${thick.toFixed(1)}"/>`;
	const drawn = [-160, 120, 470, 560, 930].map((start) => {
		const vein = wander([start, -20], between(0.4, 0.9), slab.height + 20);
		const branches = [2, 5, 7].flatMap((at) => {
			const from = vein[at];
			return from ? [wander(from, between(-0.5, 1.9), from[1] + between(90, 320))] : [];
		});
		return {
			cloud: stroke(vein, between(0.1, 0.2), between(26, 60)),
			lines: [
				stroke(vein, between(0.3, 0.5), between(1, 2.6)),
				...branches.map((branch) => stroke(branch, between(0.1, 0.26), between(0.5, 1.2))),
			].join(""),
		};
	});
	return `<filter id="soft" x="-50%" width="200%"><feGaussianBlur stdDeviation="16"/></filter><g filter="url(#soft)">${drawn.map(({ cloud }) => cloud).join("")}</g>${drawn.map(({ lines }) => lines).join("")}`;
}

type Point = readonly [number, number];

/** A walk downwards with steps of uneven length. */
function wander([x, y]: Point, slope: number, until: number): Point[] {
	const points: Point[] = [[x, y]];
	for (let [left, top] = [x, y]; top < until; ) {
		const step = between(24, 96);
		[left, top] = [left + step * slope + between(-22, 22), top + step];
		points.push([left, top]);
	}
	return points;
}

/** A smooth line that passes halfway between its points. */
function smooth([first = [0, 0], ...rest]: readonly Point[]): string {
	const parts = rest.map(([x, y], at) => {
		const [nextX, nextY] = rest[at + 1] ?? [x, y];
		return `Q${x.toFixed(0)} ${y.toFixed(0)} ${((x + nextX) / 2).toFixed(0)} ${((y + nextY) / 2).toFixed(0)}`;
	});
	return `M${first[0].toFixed(0)} ${first[1].toFixed(0)}${parts.join("")}`;
}
