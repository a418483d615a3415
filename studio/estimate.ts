import type { NamedShot } from "../media/shots.ts";
import type { Render } from "./renders.ts";

/** On two cores, before anything has been measured. */
const firstGuess = 110;

/** How long a shot will take, in seconds, from what its scene took per megapixel before. */
export function estimate(named: NamedShot, renders: Readonly<Record<string, Render>>): number {
	const all = Object.values(renders);
	const pace =
		median(all.filter(({ scene }) => scene === named.shot.scene).map(paceOf)) ?? median(all.map(paceOf)) ?? firstGuess;
	return pace * megapixels(named);
}

const paceOf = ({ secondsPerMegapixel }: Render) => secondsPerMegapixel;

export function megapixels({ shot }: NamedShot): number {
	return (shot.size[0] * shot.size[1]) / 1_000_000;
}

function median(numbers: readonly number[]): number | undefined {
	return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

export function duration(seconds: number): string {
	if (seconds < 90) return `${Math.round(seconds)} s`;
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}
